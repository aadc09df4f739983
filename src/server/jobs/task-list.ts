import type { Task, TaskList } from 'graphile-worker'
import type pg from 'pg'
import { type Services, systemContext } from '#server/context.ts'
import type { Job, Jobs } from './job.ts'
import { oneAtATime } from './one-at-a-time.ts'

const toTask =
  (services: Services, pool: pg.Pool, name: string, job: Job<unknown>): Task =>
  async (queued, { job: { attempts, max_attempts }, abortSignal, abortPromise }) => {
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
export const taskList = (services: Services, pool: pg.Pool, jobs: Jobs): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, toTask(services, pool, name, job as Job<unknown>)]),
  )
