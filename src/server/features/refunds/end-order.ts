import { sql } from 'kysely'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { canMoveWorkflow, type WorkflowStatus } from '#domain/workflows/workflow-status.ts'
import type { Context } from '#server/context.ts'
import type { Parties } from '#server/records/load-registration.ts'
import { recordChange } from '#server/records/record-change.ts'
import { endStretches } from '#server/records/worked-hours.ts'

/** Written like every reason of the office, in its language; customer and agent read it. */
const REASON = 'Pedido encerrado com reembolso.'

/** Nobody works on what was given back. One that is complete stays so: the work was done, and its commission is a matter of its own. */
async function cancelWork(tx: Context, { registrationId, agentId }: Parties): Promise<void> {
  const workflows = await tx.db
    .selectFrom('usa_company_workflows')
    .select(['id', sql<WorkflowStatus>`workflow_status`.as('status')])
    .where('business_registration_id', '=', registrationId)
    .forUpdate()
    .execute()
  for (const { id, status } of workflows) {
    if (!canMoveWorkflow(status, 'cancelled')) continue
    await endStretches(tx, sql`e.task_id in (select id from workflow_tasks where workflow_id = ${id}::uuid)`)
    await tx.db
      .updateTable('usa_company_workflows')
      .set({ workflow_status: 'cancelled', cancel_reason: REASON })
      .where('id', '=', id)
      .execute()
    await tx.emit('workflow.statusChanged', { workflowId: id, registrationId, agentId, from: status, to: 'cancelled' })
  }
}

/** An order whose money went back before it was finished is over (G174). In the transaction of the refund, which holds the order. */
export async function endOrder(
  tx: Context,
  parties: Parties,
  { from, by }: { from: RegistrationStatus; by: string | null },
): Promise<void> {
  const { registrationId } = parties
  await cancelWork(tx, parties)
  await tx.db
    .updateTable('business_registrations')
    .set({ status: 'rejected', approved_at: null })
    .where('id', '=', registrationId)
    .execute()
  await recordChange(tx, { registrationId, from, to: 'rejected', reason: REASON, by })
  await tx.emit('registration.refunded', { ...parties, from })
}
