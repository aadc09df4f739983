import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope } from '#domain/access.ts'
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
  return db
    .selectFrom('business_registrations')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'in_review'))::int`.as('inReview'),
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where status in ('pending', 'documents_required')))::int`.as('attention'),
    ])
    .where(within)
    .executeTakeFirstOrThrow()
}
