import { sql } from 'kysely'
import type { registrations } from '#features/registrations/contract.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { listScope } from '#rules/access.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { EVERYBODY } from '#server/lists/kept-totals.ts'
import { type StatusCounts, statusCounts } from './status-counts.ts'

/** A customer has few companies, so they are counted directly instead of read from kept sums. */
async function countOwn(db: Db, customerId: string): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('business_registrations')
    .select([sql<RegistrationStatus>`status`.as('status'), sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', customerId)
    .groupBy('status')
    .execute()
  const of: StatusCounts = { pending: 0, in_review: 0, approved: 0, rejected: 0, documents_required: 0 }
  for (const { status, count } of rows) of[status] = count
  return of
}

/** Counts per status of the registrations that the reader may see, for the agent's dashboard (G34). */
export const countRegistrations: Handler<typeof registrations.counts> = async ({ db, actor }) => {
  const visible = listScope(actor, 'registrations.list')
  const scope = visible.kind === 'agent' ? visible.id : visible.kind === 'any' ? EVERYBODY : 'none'
  const of = visible.kind === 'owner' ? await countOwn(db, visible.id) : (await statusCounts(db, [scope]))(scope)
  const total = Object.values(of).reduce((sum, count) => sum + count, 0)
  return { total, of }
}
