import type { Task, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Services, systemContext } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Job, Jobs } from './job.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Longer than the usual difference between two clocks. */
const TOLERATED_MS = 2 * 60_000

/** Rejects when the clock of this node is not the database's. */
export async function compareClock(db: Db, clock: () => number): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const ahead = clock() - Number(rows[0]?.at)
  if (!(Math.abs(ahead) < TOLERATED_MS))
    throw new Error(`the clock of this node is ${Math.round(ahead / 1000)} s ahead of the database's`)
}

type Parts = { services: Services; pool: pg.Pool; clock?: () => number }

const toTask =
  ({ services, pool, clock = Date.now }: Parts, name: string, job: Job<unknown>): Task =>
  async (queued, { job: { attempts, max_attempts }, abortSignal, abortPromise }) => {
    if (job.needsRightClock) await compareClock(services.db, clock)
    const payload = job.payload ? job.payload.parse(queued) : {}
    const run = async () => {
      const context = systemContext(services, name)
      await job.run({
        services,
        context,
        payload,
        lastTry: attempts >= max_attempts,
        signal: abortSignal,
        stopped: abortPromise,
      })
    }
    if (job.lock === undefined) return run()
    const lock = typeof job.lock === 'string' ? job.lock : job.lock(payload)
    const done = await oneAtATime(pool, lock, run)
    if (!done && job.whenLocked !== 'skip') throw new Error(`another worker has the lock ${lock}`)
  }

/** The jobs as graphile-worker runs them. */
export const taskList = (parts: Parts, jobs: Jobs): TaskList =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, toTask(parts, name, job as Job<unknown>)]))
