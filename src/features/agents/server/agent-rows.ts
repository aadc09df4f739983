import { sql } from 'kysely'
import { statusCounts } from '#features/registrations/server/status-counts.ts'
import type { Db } from '#server/db/connect.ts'

/** Agents whose account was not erased. */
export const agentRows = (db: Db) =>
  db
    .selectFrom('profiles as t')
    .select(['t.id', 't.name', 't.email', 't.region', 't.agent_active', 't.banned', 't.created_at'])
    .where('t.role', '=', sql.lit('agent'))
    .where('t.erased_at', 'is', null)

export type AgentRow = Awaited<ReturnType<ReturnType<typeof agentRows>['executeTakeFirstOrThrow']>>

/** The indexed expression: 1 for agents who may be given new work (E5). */
export const getsWork = sql<number>`(case when t.agent_active and not t.banned then 1 else 0 end)`

/** Views of agents, each with the number of registrations in each status. */
export async function withCounts<Row extends AgentRow>(db: Db, rows: readonly Row[]) {
  const countsOf = await statusCounts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    region: row.region,
    active: row.agent_active,
    disabled: row.banned,
    createdAt: row.created_at,
    of: countsOf(row.id),
  }))
}
