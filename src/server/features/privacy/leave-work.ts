import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Takes an agent's open work away, to wait for another agent; returns the companies that have nobody now. */
export async function leaveWork(tx: Context, agentId: string): Promise<string[]> {
  const left = await tx.db
    .updateTable('business_registrations')
    .set({ assigned_agent_id: null })
    .where('assigned_agent_id', '=', agentId)
    .returning('id')
    .execute()
  await tx.db
    .updateTable('usa_company_workflows')
    .set({ assigned_agent_id: null })
    .where('assigned_agent_id', '=', agentId)
    .where('workflow_status', 'not in', ['completed', 'cancelled'])
    .execute()
  await tx.db
    .updateTable('workflow_tasks')
    .set({ assigned_to: null })
    .where('assigned_to', '=', agentId)
    .where('task_status', 'not in', ['completed', 'cancelled'])
    .execute()
  await tx.db
    .updateTable('task_time_entries')
    .set({ ended_at: sql<Date>`greatest(started_at, ${tx.now}::timestamptz)` })
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .execute()
  await tx.db
    .updateTable('handover_requests')
    .set({ status: 'declined', decided_at: tx.now })
    .where('from_agent_id', '=', agentId)
    .where('status', '=', 'open')
    .execute()
  return left.map(({ id }) => id)
}
