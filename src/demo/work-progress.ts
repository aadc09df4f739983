import type { Insertable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { TaskTimeEntries } from '#server/db/types.ts'
import type { DemoWork } from './demo-company.ts'
import type { Task } from './factories/workflow-tasks.ts'
import { HOUR, later } from './timeline.ts'

/** Some tasks take less than estimated, some more. */
const PACE = [0.75, 1.25, 1]

type Progress = { work: DemoWork; count: number; start: Date; until: Date }

/** The task's state once the first `done` tasks are finished, one after another in equal spans of time. */
export function worked(task: Task, { work, count, start, until }: Progress): Task {
  const done = work.status === 'completed' ? count : work.status === 'not_started' ? 0 : work.done
  const isNext = work.status === 'in_progress' && task.task_order === done + 1
  if (task.task_order > done && !isNext) {
    return work.status === 'cancelled' ? { ...task, task_status: 'cancelled' } : task
  }
  const span = (until.getTime() - start.getTime()) / (work.status === 'in_progress' ? done + 1 : done)
  const started_at = later(start, span * (task.task_order - 1))
  if (isNext) return { ...task, task_status: 'in_progress', started_at, updated_at: started_at }
  const completed_at = later(start, span * task.task_order)
  const hours = Number(task.estimated_hours) * (PACE[task.task_order % PACE.length] ?? 1)
  const actual_hours = Math.min(hours, Math.floor(span / HOUR)).toFixed(2)
  return { ...task, task_status: 'completed', started_at, completed_at, actual_hours, updated_at: completed_at }
}

/** One time entry per finished task, as long as the task's actual hours. */
export function timeEntries(tx: Context, tasks: Task[], agentId: string): Insertable<TaskTimeEntries>[] {
  return tasks.flatMap(({ id, started_at, completed_at, actual_hours }) =>
    started_at && completed_at
      ? [
          {
            id: tx.newId(),
            task_id: id,
            agent_id: agentId,
            started_at,
            ended_at: later(started_at, Number(actual_hours) * HOUR),
          },
        ]
      : [],
  )
}
