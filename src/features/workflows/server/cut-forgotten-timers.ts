import { sql } from 'kysely'
import { LONGEST_STRETCH_MS } from '#features/workflows/rules/worked-time.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { tellTimed } from './tell-timed.ts'
import { endStretches } from './worked-hours.ts'

/** A timer that runs for more than a working day was forgotten: its entry ends after that working day (G103). */
export const cutForgottenTimers = (context: Context): Promise<number> =>
  inTransaction(context, async (tx) => {
    const begun = new Date(tx.now.getTime() - LONGEST_STRETCH_MS)
    const { rows } = await sql<{ id: string; workflow_id: string; agent_id: string }>`
      select e.id, k.workflow_id, e.agent_id from task_time_entries e join workflow_tasks k on k.id = e.task_id
      where e.ended_at is null and e.started_at < ${begun}::timestamptz`.execute(tx.db)
    await endStretches(tx, sql`e.id = any(${rows.map(({ id }) => id)}::uuid[])`)
    for (const { workflow_id: workflowId, agent_id: agentId } of rows) await tellTimed(tx, [workflowId], agentId)
    return rows.length
  })
