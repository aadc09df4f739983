import { sql } from 'kysely'
import { isFinished, type RegistrationStatus } from '#features/registrations/rules/status.ts'
import { account, type Context } from '#server/context.ts'
import { createWorkflow } from './create-workflow.ts'
import { endStretches } from './worked-hours.ts'

const over = ['completed', 'cancelled']
const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** Gives the open tasks to the new agent and ends the time entries that the previous one was measuring. */
async function handOver(tx: Context, workflowIds: readonly string[], agentId: string): Promise<void> {
  if (workflowIds.length === 0) return
  await tx.db
    .updateTable('workflow_tasks')
    .set({ assigned_to: agentId })
    .where('workflow_id', '=', among(workflowIds))
    .where('task_status', 'not in', over)
    .execute()
  await endStretches(
    tx,
    sql`e.agent_id <> ${agentId}::uuid
      and e.task_id in (select id from workflow_tasks where workflow_id = ${among(workflowIds)})`,
  )
}

/** Workflows follow their registrations' agent; the first assignment creates them (E6, E17). The caller has locked the registrations. */
export async function giveWorkflows(
  tx: Context,
  { registrationIds, agentId }: { registrationIds: readonly string[]; agentId: string },
): Promise<void> {
  // The new agent settles any open hand-over request of these registrations (E15).
  await tx.db
    .updateTable('handover_requests')
    .set({ status: 'accepted', to_agent_id: agentId, decided_by: account(tx).id, decided_at: tx.now })
    .where('business_registration_id', '=', among(registrationIds))
    .where('status', '=', sql.lit('open'))
    .execute()
  const found = await tx.db
    .selectFrom('business_registrations as r')
    .leftJoin('usa_company_workflows as w', (join) =>
      join.onRef('w.business_registration_id', '=', 'r.id').on('w.workflow_status', '!=', sql.lit('cancelled')),
    )
    .select(['r.id', 'r.status', 'w.id as workflowId', 'w.workflow_status'])
    .where('r.id', '=', among(registrationIds))
    .execute()
  for (const { id, status, workflowId } of found)
    if (!workflowId && !isFinished(status as RegistrationStatus))
      await createWorkflow(tx, { registrationId: id, agentId })
  const open = found.flatMap((row) => (row.workflowId && row.workflow_status !== 'completed' ? [row.workflowId] : []))
  // Finished workflows too, so that the new agent sees them; their commissions stay with the agent who earned them.
  await tx.db
    .updateTable('usa_company_workflows')
    .set({ assigned_agent_id: agentId })
    .where('business_registration_id', '=', among(registrationIds))
    .where('assigned_agent_id', 'is distinct from', agentId)
    .execute()
  await handOver(tx, open, agentId)
}

export const giveWorkflow = (
  tx: Context,
  { registrationId, agentId }: { registrationId: string; agentId: string },
): Promise<void> => giveWorkflows(tx, { registrationIds: [registrationId], agentId })
