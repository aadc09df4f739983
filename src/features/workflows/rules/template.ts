import { z } from 'zod'

/** The tasks of a template as they are stored; `depends_on` is the `order` of another task. */
const templateTasks = z.array(
  z.object({
    order: z.int(),
    name: z.string(),
    description: z.string(),
    estimated_hours: z.number(),
    documents_required: z.array(z.string()),
    documents_generated: z.array(z.string()),
    depends_on: z.int().nullable(),
  }),
)
export type TemplateTask = z.output<typeof templateTasks>[number]
export type PlannedTask = TemplateTask & { id: string; dependsOnId: string | null }

export const readTasks = (tasks: unknown): TemplateTask[] =>
  templateTasks.parse(tasks).sort((a, b) => a.order - b.order)

/** Gives each task an id and turns the numbers in `depends_on` into the ids of the new tasks. */
export function planTasks(tasks: unknown, newId: () => string): PlannedTask[] {
  const entries = templateTasks.parse(tasks).map((task) => ({ ...task, id: newId() }))
  const ids = new Map(entries.map(({ order, id }) => [order, id]))
  return entries.map((task) => ({
    ...task,
    dependsOnId: task.depends_on === null ? null : (ids.get(task.depends_on) ?? null),
  }))
}
