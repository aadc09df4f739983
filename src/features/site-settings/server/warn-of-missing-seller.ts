import type { FastifyBaseLogger } from 'fastify'
import { incompleteOf } from '#features/privacy/rules/processors.ts'
import { missingOf } from '#features/site-settings/rules/seller.ts'
import type { Db } from '#server/db/connect.ts'
import type { Config } from '#server/start/config.ts'
import { connectedProcessors } from './connected-processors.ts'
import { processorsOf, sellerColumns, sellerOf } from './seller.ts'

/** The law requires the seller's details on a public site (G261), so each start logs which ones are missing. */
export async function warnOfMissingSeller(db: Db, config: Config, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (config.local) return
  const row = await db
    .selectFrom('site_settings')
    .select([...sellerColumns, 'processors'])
    .executeTakeFirstOrThrow()
  const fields = missingOf(sellerOf(row))
  const processors = incompleteOf(processorsOf(row.processors), await connectedProcessors(db, config))
  if (fields.length + processors.length > 0)
    log.warn({ fields, processors }, 'who sells is not filled in: /admin/settings?aba=empresa')
}
