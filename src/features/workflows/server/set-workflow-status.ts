import { sql } from 'kysely'
import type { workflows } from '#features/workflows/contract.ts'
import { taskIsOver } from '#features/workflows/rules/task-status.ts'
import { canMoveWorkflow, type WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { type LockedWorkflow, lockWorkflow } from './load-workflow.ts'
import { workflowView } from './read-workflow.ts'
import { tasksOf } from './task-rows.ts'
import { endStretches } from './worked-hours.ts'

/** Completing needs every task completed or cancelled (E6); with a rejected registration a workflow can only be cancelled. */
async function refuse(tx: Context, workflow: LockedWorkflow, to: WorkflowStatus, reason?: string): Promise<void> {
  if (!canMoveWorkflow(workflow.status, to)) throw new AppError('status_refused')
  if (to === 'cancelled' && !reason) throw new AppError('invalid', { fields: { reason: 'required' } })
  if (to === 'cancelled') return
  if (workflow.registration.status === 'rejected') throw new AppError('status_refused', { reason: 'process_rejected' })
  if (to !== 'completed') return
  const tasks = await tasksOf(tx.db, workflow.id)
  if (!tasks.every(({ status }) => taskIsOver(status))) throw new AppError('status_refused', { reason: 'tasks_open' })
}

export const setWorkflowStatus: Handler<typeof workflows.setStatus> = (context, asked) =>
  inTransaction(context, async (tx) => {
    const { id, status: to, expectedStatus, reason } = asked
    const workflow = await lockWorkflow(tx, id, 'workflows.update')
    if (workflow.status !== expectedStatus) throw new AppError('conflict')
    if (workflow.status === to) return workflowView(tx, id)
    await refuse(tx, workflow, to, reason)
    // A workflow that is paused or over has no running timers.
    if (to !== 'in_progress')
      await endStretches(tx, sql`e.task_id in (select id from workflow_tasks where workflow_id = ${id}::uuid)`)
    await tx.db
      .updateTable('usa_company_workflows')
      .set({
        workflow_status: to,
        ...(to === 'in_progress' ? { actual_start_date: workflow.actual_start_date ?? tx.now } : {}),
        ...(to === 'completed' ? { actual_completion_date: tx.now } : {}),
        ...(to === 'cancelled' ? { cancel_reason: reason ?? null } : {}),
      })
      .where('id', '=', id)
      .execute()
    const { registrationId, agentId } = workflow.registration.parties
    await tx.emit('workflow.statusChanged', { workflowId: id, registrationId, agentId, from: workflow.status, to })
    if (to === 'completed') await tx.emit('workflow.completed', { workflowId: id })
    return workflowView(tx, id)
  })
