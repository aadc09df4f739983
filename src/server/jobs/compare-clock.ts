import type { Task, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { JobName, Jobs } from './job.ts'
import { TOLERATED_MS } from './set-cron-right.ts'

/** The same tasks; those that need the right clock fail while `compare` rejects. */
export function byRightClock(tasks: TaskList, jobs: Jobs, compare: () => Promise<void>): TaskList {
  const guarded = Object.entries(tasks).map(([name, task]) => {
    if (!task || !jobs[name as JobName]?.needsRightClock) return [name, task]
    const compared: Task = async (payload, helpers) => {
      await compare()
      return task(payload, helpers)
    }
    return [name, compared]
  })
  return Object.fromEntries(guarded)
}

/** Rejects when the clock of this node is not the database's. */
export async function compareClock(db: Db, clock: () => number = Date.now): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const ahead = clock() - Number(rows[0]?.at)
  if (!(Math.abs(ahead) < TOLERATED_MS))
    throw new Error(`the clock of this node is ${Math.round(ahead / 1000)} s ahead of the database's`)
}
