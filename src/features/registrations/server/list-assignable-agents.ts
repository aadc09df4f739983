import { sql } from 'kysely'
import type { registrations } from '#features/registrations/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { statusCounts } from './status-counts.ts'

export const listAgents: Handler<typeof registrations.agents> = async ({ db }) => {
  const agents = await db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name', 'p.email', 'p.region'])
    .select(sql<boolean>`p.agent_active and not p.banned`.as('active'))
    .where('p.role', '=', sql.lit('agent'))
    .where('p.erased_at', 'is', null)
    .orderBy(sql`fold(p.name)`)
    .orderBy('p.id')
    .execute()
  const countsOf = await statusCounts(
    db,
    agents.map(({ id }) => id),
  )
  const items = agents.map((agent) => {
    const { pending, in_review, documents_required } = countsOf(agent.id)
    return { ...agent, openCount: pending + in_review + documents_required }
  })
  return { items }
}
