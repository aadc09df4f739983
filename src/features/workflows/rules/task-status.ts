export const taskStatuses = ['pending', 'in_progress', 'completed', 'blocked', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

const after: Record<TaskStatus, readonly TaskStatus[]> = {
  pending: ['in_progress', 'blocked', 'cancelled'],
  in_progress: ['completed', 'blocked', 'cancelled'],
  // A task that was finished by mistake can be reopened.
  completed: ['in_progress'],
  blocked: ['in_progress', 'cancelled'],
  cancelled: ['pending'],
}

export const taskIsOver = (status: TaskStatus): boolean => status === 'completed' || status === 'cancelled'

/** Blocking or cancelling a task needs a reason, which the team reads later. */
export const needsReason = (to: TaskStatus): boolean => to === 'blocked' || to === 'cancelled'

type Known = { id: string; status: TaskStatus; dependsOnId: string | null }
export type TaskRefusal = 'not_possible' | 'dependency_open' | 'dependent_begun'

const find = <T extends Known>(tasks: readonly T[], id: string | null): T | undefined =>
  id === null ? undefined : tasks.find((task) => task.id === id)

/** The task that has to be over before this one may start (E7). */
export function waitsFor<T extends Known>(task: Known, tasks: readonly T[]): T | undefined {
  const before = find(tasks, task.dependsOnId)
  return before && !taskIsOver(before.status) ? before : undefined
}

/** Why a task cannot take this status now; undefined when it can. `tasks` are all of its workflow. */
export function taskRefusal(task: Known, to: TaskStatus, tasks: readonly Known[]): TaskRefusal | undefined {
  if (!after[task.status].includes(to)) return 'not_possible'
  if ((to === 'in_progress' || to === 'completed') && waitsFor(task, tasks)) return 'dependency_open'
  const opens = taskIsOver(task.status) && !taskIsOver(to)
  const begun = ({ dependsOnId, status }: Known) =>
    dependsOnId === task.id && (status === 'in_progress' || status === 'completed')
  return opens && tasks.some(begun) ? 'dependent_begun' : undefined
}

/** Completed tasks of all tasks, in percent; 0 without any (G100). */
export const progressOf = (tasks: readonly { status: TaskStatus }[]): number =>
  percentDone(tasks.filter(({ status }) => status === 'completed').length, tasks.length)

export const percentDone = (done: number, all: number): number => (all === 0 ? 0 : Math.round((100 * done) / all))
