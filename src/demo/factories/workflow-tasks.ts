import type { Selectable } from 'kysely'
import { planTasks } from '#features/workflows/rules/template.ts'
import type { Context } from '#server/context.ts'
import type { UsaCompanyWorkflows, WorkflowTasks } from '#server/db/types.ts'

export type Task = Selectable<WorkflowTasks>

/** Pending tasks after the template; the numbers in `depends_on` become the ids of the new tasks. */
export function tasksFrom(context: Context, tasks: unknown, workflow: Selectable<UsaCompanyWorkflows>): Task[] {
  return planTasks(tasks, context.newId).map((entry) => ({
    id: entry.id,
    workflow_id: workflow.id,
    task_name: entry.name,
    task_description: entry.description,
    task_order: entry.order,
    estimated_hours: String(entry.estimated_hours),
    actual_hours: '0',
    documents_required: entry.documents_required,
    documents_generated: entry.documents_generated,
    depends_on_task_id: entry.dependsOnId,
    assigned_to: workflow.assigned_agent_id,
    task_status: 'pending',
    started_at: null,
    completed_at: null,
    notes: null,
    notes_version: 0,
    status_reason: null,
    finished_by: null,
    origin: 'template',
    created_at: workflow.created_at,
    updated_at: workflow.updated_at,
  }))
}
