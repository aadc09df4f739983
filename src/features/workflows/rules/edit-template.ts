import { z } from 'zod'
import { line, text } from '#rules/fields.ts'
import type { TemplateTask } from './template.ts'

const MOST_HOURS = 999
const paper = line(120)
/** A task as admins edit it. Its position in the list is its number; `dependsOn` is the number of an earlier one. */
export const editedTask = z.strictObject({
  name: line(200),
  description: text(2000).trim(),
  hours: z.number().positive('too_small').max(MOST_HOURS).multipleOf(0.25),
  documentsRequired: z.array(paper).max(20),
  documentsGenerated: z.array(paper).max(20),
  dependsOn: z.int().min(1).nullable(),
})
export type EditedTask = z.output<typeof editedTask>

/** A task depends only on an earlier one, so that there are no cycles (G56). */
export const editedTasks = z
  .array(editedTask)
  .min(1, 'required')
  .max(60)
  .superRefine((tasks, check) => {
    for (const [at, { dependsOn }] of tasks.entries())
      if (dependsOn !== null && dependsOn > at)
        check.addIssue({ code: 'custom', message: 'not_earlier', path: [at, 'dependsOn'] })
  })

type Waiting = { dependsOn: number | null }

export const totalHours = (tasks: readonly { hours: number }[]): number =>
  Math.round(tasks.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100

/** A task cannot move before the one that it depends on. */
export function canMoveUp(tasks: readonly Waiting[], at: number): boolean {
  const task = tasks[at]
  return task !== undefined && at > 0 && task.dependsOn !== at
}

/** Swaps a task with the one before it, and renumbers dependencies on either of them. */
export function moveUp<T extends Waiting>(tasks: readonly T[], at: number): T[] {
  if (!canMoveUp(tasks, at)) return [...tasks]
  const places = new Map([
    [at, at + 1],
    [at + 1, at],
  ])
  const moved = tasks.map((task) => ({
    ...task,
    dependsOn: task.dependsOn === null ? null : (places.get(task.dependsOn) ?? task.dependsOn),
  }))
  const [task] = moved.splice(at, 1)
  if (task) moved.splice(at - 1, 0, task)
  return moved
}

/** Removes a task; those that depended on it now depend on what it depended on (G56). */
export function removeTask<T extends Waiting>(tasks: readonly T[], at: number): T[] {
  const gone = at + 1
  const before = tasks[at]?.dependsOn ?? null
  return tasks.flatMap((task, place) => {
    if (place === at) return []
    const dependsOn = task.dependsOn === gone ? before : task.dependsOn
    return [{ ...task, dependsOn: dependsOn !== null && dependsOn > gone ? dependsOn - 1 : dependsOn }]
  })
}

export const storedTasks = (tasks: readonly EditedTask[]): TemplateTask[] =>
  tasks.map((task, at) => ({
    order: at + 1,
    name: task.name,
    description: task.description,
    estimated_hours: task.hours,
    documents_required: task.documentsRequired,
    documents_generated: task.documentsGenerated,
    depends_on: task.dependsOn,
  }))

/** Numbers of stored tasks may have gaps; in the form a task's number is its position. */
export function asEdited(tasks: readonly TemplateTask[]): EditedTask[] {
  const places = new Map(tasks.map(({ order }, at) => [order, at + 1]))
  return tasks.map((task) => ({
    name: task.name,
    description: task.description,
    hours: task.estimated_hours,
    documentsRequired: task.documents_required,
    documentsGenerated: task.documents_generated,
    dependsOn: task.depends_on === null ? null : (places.get(task.depends_on) ?? null),
  }))
}
