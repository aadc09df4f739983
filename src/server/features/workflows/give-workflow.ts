import { sql } from 'kysely'
import { isFinished, type RegistrationStatus } from '#domain/registrations/status.ts'
import { account, type Context } from '#server/context.ts'
import { createWorkflow } from './create-workflow.ts'

const over = ['completed', 'cancelled']

/** Gives the open tasks to the new agent and ends the time entries that the previous one was measuring. */
async function handOver(tx: Context, workflowId: string, agentId: string): Promise<void> {
  await tx.db
    .updateTable('usa_company_workflows')
    .set({ assigned_agent_id: agentId })
    .where('id', '=', workflowId)
    .execute()
  await tx.db
    .updateTable('workflow_tasks')
    .set({ assigned_to: agentId })
    .where('workflow_id', '=', workflowId)
    .where('task_status', 'not in', over)
    .execute()
  await tx.db
    .updateTable('task_time_entries')
    .set({ ended_at: sql<Date>`greatest(started_at, ${tx.now}::timestamptz)` })
    .where('ended_at', 'is', null)
    .where('agent_id', '!=', agentId)
    .where('task_id', 'in', (tasks) =>
      tasks.selectFrom('workflow_tasks').select('id').where('workflow_id', '=', workflowId),
    )
    .execute()
}

/** The workflow follows the registration's agent; the first agent starts it (E6, E17). The registration is locked. */
export async function giveWorkflow(
  tx: Context,
  { registrationId, agentId }: { registrationId: string; agentId: string },
): Promise<void> {
  // The registration has its new agent: a hand-over that was still asked for is settled with it (E15).
  await tx.db
    .updateTable('handover_requests')
    .set({ status: 'accepted', to_agent_id: agentId, decided_by: account(tx).id, decided_at: tx.now })
    .where('business_registration_id', '=', registrationId)
    .where('status', '=', sql.lit('open'))
    .execute()
  const found = await tx.db
    .selectFrom('business_registrations as r')
    .leftJoin('usa_company_workflows as w', (join) =>
      join.onRef('w.business_registration_id', '=', 'r.id').on('w.workflow_status', '!=', sql.lit('cancelled')),
    )
    .select(['r.status', 'w.id as workflowId', 'w.workflow_status'])
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow()
  if (!found.workflowId) {
    if (!isFinished(found.status as RegistrationStatus)) await createWorkflow(tx, { registrationId, agentId })
    return
  }
  if (found.workflow_status !== 'completed') await handOver(tx, found.workflowId, agentId)
}
