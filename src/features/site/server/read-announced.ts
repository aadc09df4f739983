import { sql } from 'kysely'
import { type QuotedFact, quotedFacts } from '#features/announcement/rules/quoted-facts.ts'
import { type Announced, announcedFor } from '#features/announcement/rules/shown.ts'
import { announcementOf } from '#features/announcement/server/read-rows.ts'
import { modeWithoutStripe, type Offered, offeredBy, type Paying } from '#features/payments/rules/methods.ts'
import type { Proof } from '#features/ratings/rules/proof.ts'
import type { Db } from '#server/db/connect.ts'
import type { Config } from '#server/start/config.ts'
import { measureCases } from './measure-cases.ts'
import { readProof } from './read-proof.ts'

type Exists = Pick<Config, 'testPayments'>

/** Which provider takes new payments: keys that are saved but not in use do not count. */
async function providerInUse(db: Db, { testPayments }: Exists): Promise<{ offered: Offered; paying: Paying }> {
  const stripe = await db
    .selectFrom('payment_provider_settings')
    .select('livemode')
    .where('in_use', '=', sql.lit(true))
    .executeTakeFirst()
  if (stripe) return { offered: offeredBy.stripe, paying: stripe.livemode ? 'live' : 'test' }
  const mode = modeWithoutStripe(testPayments)
  return { offered: offeredBy[mode === 'test' ? 'test' : 'stripe'], paying: mode }
}

const readQuotedFacts = (db: Db): Promise<QuotedFact[]> =>
  db
    .selectFrom('facts')
    .select(['key', 'amount', 'summary', sql<QuotedFact['sources']>`sources`.as('sources')])
    .select(sql<string | null>`checked_on::text`.as('checkedOn'))
    .where('key', 'in', Object.values(quotedFacts))
    .execute()

/** What the public pages announce now, with the packages of the price list, and the proof from ratings and approvals. */
export async function readAnnounced(db: Db, config: Exists): Promise<{ announced: Announced; proof: Proof }> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', sql<unknown>`content`.as('content')])
    .execute()
  const packages = await db
    .selectFrom('packages')
    .select(['name', 'description', 'price as priceCents', 'price_brl as priceBrlCents'])
    .select(['processing_time as processingTime', 'features', 'recommended', 'alerts'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .execute()
  const [measured, provider, facts] = await Promise.all([
    measureCases(db),
    providerInUse(db, config),
    readQuotedFacts(db),
  ])
  const announcement = announcementOf(rows)
  return {
    announced: announcedFor(announcement, packages, { measured, ...provider, facts }),
    proof: await readProof(db, announcement.customers),
  }
}
