import type { Task, TaskList } from 'graphile-worker'
import { framesOf, plainMessage } from '#server/operations/plain-error.ts'

/** The runner writes a failure's message and stack into the log and into the job's row: both come without values (S59). */
const plainTask =
  (task: Task): Task =>
  async (payload, helpers) => {
    try {
      return await task(payload, helpers)
    } catch (error) {
      const plain = new Error(plainMessage(error))
      plain.stack = error instanceof Error ? framesOf(error) : ''
      throw plain
    }
  }

export const plainTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && plainTask(task as Task)]))
