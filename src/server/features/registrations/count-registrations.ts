import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope } from '#domain/access.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import type { Handler } from '../../mount.ts'

/** The counters of the agent's dashboard (spec P2 §4), of whatever the reader may see. */
export const countRegistrations: Handler<typeof contract.registrations.counts> = async ({ db, actor }) => {
  const scope = listScope(actor, 'registrations.list')
  const within =
    scope.kind === 'any'
      ? sql<boolean>`true`
      : scope.kind === 'owner'
        ? sql<boolean>`user_id = ${scope.id}`
        : scope.kind === 'agent'
          ? sql<boolean>`assigned_agent_id = ${scope.id}`
          : sql<boolean>`false`
  const rows = await db
    .selectFrom('business_registrations')
    .select([sql<RegistrationStatus>`status`.as('status'), sql<number>`count(*)::int`.as('count')])
    .where(within)
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
