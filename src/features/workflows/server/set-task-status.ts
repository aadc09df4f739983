import { sql } from 'kysely'
import type { workflows } from '#features/workflows/contract.ts'
import {
  needsReason,
  type TaskRefusal,
  type TaskStatus,
  taskIsOver,
  taskRefusal,
} from '#features/workflows/rules/task-status.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTask } from './load-workflow.ts'
import { workflowView } from './read-workflow.ts'
import { endStretches } from './worked-hours.ts'

const refusals = {
  not_possible: undefined,
  dependency_open: 'dependency_open',
  dependent_begun: 'dependent_begun',
} as const satisfies Record<TaskRefusal, string | undefined>

type Locked = Awaited<ReturnType<typeof lockTask>>

function refuse({ workflow, task, tasks }: Locked, to: TaskStatus, reason: string | undefined): void {
  if (workflow.status !== 'in_progress') throw new AppError('status_refused', { reason: 'workflow_not_running' })
  const refusal = taskRefusal(task, to, tasks)
  const because = refusal && refusals[refusal]
  if (refusal) throw new AppError('status_refused', because ? { reason: because } : {})
  if (needsReason(to) && !reason) throw new AppError('invalid', { fields: { reason: 'required' } })
}

async function write(tx: Context, { task }: Locked, to: TaskStatus, reason: string | undefined): Promise<void> {
  const over = taskIsOver(to)
  await tx.db
    .updateTable('workflow_tasks')
    .set({
      task_status: to,
      status_reason: needsReason(to) ? (reason ?? null) : null,
      ...(to === 'in_progress' ? { started_at: task.started_at ?? tx.now } : {}),
      completed_at: to === 'completed' ? tx.now : null,
      finished_by: over ? account(tx).id : null,
    })
    .where('id', '=', task.id)
    .execute()
}

/** Optimistic lock on the status: of two agents who finish the same task, the second gets a conflict. */
export const setTaskStatus: Handler<typeof workflows.setTaskStatus> = (context, asked) =>
  inTransaction(context, async (tx) => {
    const { id, status: to, expectedStatus, reason } = asked
    const locked = await lockTask(tx, id, 'workflows.update')
    const { workflow, task } = locked
    if (task.status !== expectedStatus) throw new AppError('conflict')
    if (task.status === to) return workflowView(tx, workflow.id)
    refuse(locked, to, reason)
    if (to !== 'in_progress') await endStretches(tx, sql`e.task_id = ${id}::uuid`)
    await write(tx, locked, to, reason)
    const { registrationId, agentId } = workflow.registration.parties
    const change = { taskId: id, from: task.status, to }
    await tx.emit('workflow.taskChanged', { workflowId: workflow.id, registrationId, agentId, ...change })
    return workflowView(tx, workflow.id)
  })
