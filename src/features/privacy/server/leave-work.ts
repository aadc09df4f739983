import { type RawBuilder, sql } from 'kysely'
import { endStretches } from '#features/workflows/server/worked-hours.ts'
import type { Context } from '#server/context.ts'

// Each registration is in a dozen indexes, so updating thousands in one statement would hold locks for seconds.
const AT_ONCE = 500

/** Sets the agent's column to null, in batches that follow the agent's index; returns the ids of the changed rows. */
async function takeOff(
  { db }: Context,
  agentId: string,
  { table, column, only }: { table: string; column: string; only?: RawBuilder<unknown> },
): Promise<string[]> {
  const left: string[] = []
  for (let more = true; more; ) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = null where id = any(array(
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${agentId} and ${only ?? sql`true`}
        order by created_at desc limit ${sql.lit(AT_ONCE)}))
      returning id`.execute(db)
    left.push(...rows.map(({ id }) => id))
    more = rows.length === AT_ONCE
  }
  return left
}

/** Unassigns an agent from all open work; returns the ids of the registrations that have no agent now. */
export async function leaveWork(tx: Context, agentId: string): Promise<string[]> {
  const left = await takeOff(tx, agentId, { table: 'business_registrations', column: 'assigned_agent_id' })
  await takeOff(tx, agentId, {
    table: 'usa_company_workflows',
    column: 'assigned_agent_id',
    only: sql`workflow_status not in ('completed', 'cancelled')`,
  })
  await takeOff(tx, agentId, {
    table: 'workflow_tasks',
    column: 'assigned_to',
    only: sql`task_status not in ('completed', 'cancelled')`,
  })
  await endStretches(tx, sql`e.agent_id = ${agentId}::uuid`)
  await tx.db
    .updateTable('handover_requests')
    .set({ status: 'declined', decided_at: tx.now })
    .where('from_agent_id', '=', agentId)
    .where('status', '=', sql.lit('open'))
    .execute()
  return left
}
