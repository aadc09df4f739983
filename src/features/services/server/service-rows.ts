import { sql } from 'kysely'
import type { SettledCode } from '#features/duties/rules/duty.ts'
import type { ServiceContent, StoredService } from '#features/services/rules/service.ts'
import type { Context } from '#server/context.ts'

/** Services with their last editor. */
export const serviceRows = ({ db }: Context) =>
  db
    .selectFrom('extras as e')
    .leftJoin('profiles as p', 'p.id', 'e.edited_by')
    .select(['e.id', 'e.name', 'e.description', 'e.price', 'e.price_brl', 'e.passes_fee', 'e.recurs', 'e.dissolves'])
    .select(['e.needs_ptin', 'e.archived_at'])
    .select(['e.version', 'e.edited_at', 'p.name as edited_by_name', sql<SettledCode | null>`e.settles`.as('settles')])

export type ServiceRow = Awaited<ReturnType<ReturnType<typeof serviceRows>['executeTakeFirstOrThrow']>>

export const contentOf = (row: ServiceRow): StoredService => ({
  name: row.name,
  description: row.description,
  priceCents: row.price,
  priceBrlCents: row.price_brl,
  settles: row.settles,
  passesFee: row.passes_fee,
  recurs: row.recurs,
  dissolves: row.dissolves,
  needsPtin: row.needs_ptin,
  offered: row.archived_at === null,
})

export const columnsOf = (content: ServiceContent, now: Date) => ({
  name: content.name,
  description: content.description,
  price: content.priceCents,
  price_brl: content.priceBrlCents,
  settles: content.settles,
  passes_fee: content.passesFee,
  recurs: content.recurs,
  dissolves: content.dissolves,
  needs_ptin: content.needsPtin,
  archived_at: content.offered ? null : now,
})

export const serviceView = (row: ServiceRow) => ({
  id: row.id,
  ...contentOf(row),
  version: row.version,
  editedAt: row.edited_at,
  editedBy: row.edited_by_name,
})

/** Lets one change of the list run at a time, because names and positions concern all services. */
export const holdServices = (tx: Context): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('extras', 0))`.execute(tx.db)
