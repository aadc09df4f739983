import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'

export const listAgents: Handler<typeof contract.registrations.agents> = async ({ db }) => {
  const items = await db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name', 'p.email', 'p.region'])
    .select(sql<boolean>`p.agent_active and not p.banned`.as('active'))
    .select(
      sql<number>`(select count(*)::int from business_registrations r
        where r.assigned_agent_id = p.id and r.status not in ('approved', 'rejected'))`.as('openCount'),
    )
    .where('p.role', '=', 'agent')
    .where('p.erased_at', 'is', null)
    .orderBy(sql`fold(p.name)`)
    .orderBy('p.id')
    .execute()
  return { items }
}
