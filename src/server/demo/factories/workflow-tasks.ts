import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { UsaCompanyWorkflows, WorkflowTasks } from '#server/db/types.ts'

export type Task = Selectable<WorkflowTasks>

const template = z.array(
  z.object({
    order: z.number(),
    name: z.string(),
    description: z.string(),
    estimated_hours: z.number(),
    documents_required: z.array(z.string()),
    documents_generated: z.array(z.string()),
    depends_on: z.number().nullable(),
  }),
)

/** Pending tasks after the template; the numbers in `depends_on` become the ids of the new tasks. */
export function tasksFrom(context: Context, tasks: unknown, workflow: Selectable<UsaCompanyWorkflows>): Task[] {
  const entries = template.parse(tasks)
  const ids = new Map(entries.map(({ order }) => [order, context.newId()]))
  return entries.map((entry) => ({
    id: ids.get(entry.order) ?? context.newId(),
    workflow_id: workflow.id,
    task_name: entry.name,
    task_description: entry.description,
    task_order: entry.order,
    estimated_hours: String(entry.estimated_hours),
    actual_hours: '0',
    documents_required: entry.documents_required,
    documents_generated: entry.documents_generated,
    depends_on_task_id: entry.depends_on === null ? null : (ids.get(entry.depends_on) ?? null),
    assigned_to: workflow.assigned_agent_id,
    task_status: 'pending',
    started_at: null,
    completed_at: null,
    notes: null,
    created_at: workflow.created_at,
    updated_at: workflow.updated_at,
  }))
}
