import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope } from '#domain/access.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import type { Handler } from '#server/http/mount.ts'
import { withinScope } from '#server/records/within-scope.ts'

/** The counters of the agent's dashboard (G34), of whatever the reader may see. */
export const countRegistrations: Handler<typeof contract.registrations.counts> = async ({ db, actor }) => {
  const rows = await db
    .selectFrom('business_registrations as r')
    .select([sql<RegistrationStatus>`status`.as('status'), sql<number>`count(*)::int`.as('count')])
    .where(withinScope(listScope(actor, 'registrations.list')))
    .groupBy('status')
    .execute()
  const of: Record<RegistrationStatus, number> = {
    pending: 0,
    in_review: 0,
    approved: 0,
    rejected: 0,
    documents_required: 0,
  }
  for (const { status, count } of rows) of[status] = count
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return { total, attention: of.pending + of.documents_required, of }
}
