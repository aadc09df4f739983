import { sql } from 'kysely'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Parties } from '#features/registrations/server/load-registration.ts'
import { recordChange } from '#features/registrations/server/record-change.ts'
import { canMoveWorkflow, type WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import { endStretches } from '#features/workflows/server/worked-hours.ts'
import type { Context } from '#server/context.ts'

/** In Portuguese, like every reason that admins enter; the customer and the agent read it. */
const reasonFor = (ground: RefundGround | null): string =>
  ground === 'withdrawal'
    ? `Pedido encerrado: desistência em ${withdrawalLaw.days} dias, com devolução de tudo.`
    : 'Pedido encerrado com reembolso.'

/** Cancels the workflows of a refunded order. A completed one stays: its work was done, and its commission is decided elsewhere. */
async function cancelWork(tx: Context, { registrationId, agentId }: Parties, reason: string): Promise<void> {
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
      .set({ workflow_status: 'cancelled', cancel_reason: reason })
      .where('id', '=', id)
      .execute()
    await tx.emit('workflow.statusChanged', { workflowId: id, registrationId, agentId, from: status, to: 'cancelled' })
  }
}

/**
 * Ends an order that was refunded before it was decided, or from which the customer withdrew (G174). Needs the refund's transaction, which
 * has locked the order.
 */
export async function endOrder(
  tx: Context,
  parties: Parties,
  { from, by, ground }: { from: RegistrationStatus; by: string | null; ground: RefundGround | null },
): Promise<void> {
  const { registrationId } = parties
  const reason = reasonFor(ground)
  await cancelWork(tx, parties, reason)
  await tx.db
    .updateTable('business_registrations')
    .set({ status: 'rejected', approved_at: null })
    .where('id', '=', registrationId)
    .execute()
  await recordChange(tx, { registrationId, from, to: 'rejected', reason, by })
  await tx.emit('registration.refunded', { ...parties, from })
}
