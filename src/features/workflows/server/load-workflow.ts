import { sql } from 'kysely'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import type { Action } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

const rowOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('usa_company_workflows')
    .select(['id', 'business_registration_id', 'actual_start_date', 'complexity_score'])
    .select(sql<WorkflowStatus>`workflow_status`.as('status'))
    .where('id', '=', id)

/**
 * Locks the workflow if the actor may do `action` to its registration; otherwise it is not found. The registration is locked first,
 * so that it is not given to another agent meanwhile; then the workflow.
 */
export async function lockWorkflow(tx: Context, id: string, action: Action) {
  const found = await rowOf(tx, id).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  const registration = await lockRegistration(tx, found.business_registration_id, action)
  const workflow = await rowOf(tx, id).forUpdate().executeTakeFirstOrThrow()
  return { ...workflow, registration }
}
export type LockedWorkflow = Awaited<ReturnType<typeof lockWorkflow>>

/** Locks the workflow of a task, and returns both with the current tasks of that workflow. */
export async function lockTask(tx: Context, id: string, action: Action) {
  const found = await tx.db.selectFrom('workflow_tasks').select('workflow_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  const workflow = await lockWorkflow(tx, found.workflow_id, action)
  const tasks = await tx.db
    .selectFrom('workflow_tasks')
    .select(['id', 'task_name', 'depends_on_task_id as dependsOnId', 'notes', 'notes_version', 'started_at'])
    .select(sql<TaskStatus>`task_status`.as('status'))
    .where('workflow_id', '=', workflow.id)
    .orderBy('task_order')
    .execute()
  const task = tasks.find((one) => one.id === id)
  if (!task) throw new AppError('not_found')
  return { workflow, tasks, task }
}
