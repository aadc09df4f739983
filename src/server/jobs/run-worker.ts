import { parseCronItems, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '#server/context.ts'
import type { ServerFeature } from '#server/feature.ts'
import { within } from '#server/operations/within.ts'
import { byRightClock, compareClock } from './compare-clock.ts'
import { cronItems, type JobName } from './job.ts'
import { keepRunner } from './keep-runner.ts'
import { jobsOf } from './platform-jobs.ts'
import { ABANDONED_AFTER_SECONDS, releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { setCronRight } from './set-cron-right.ts'
import { taskList } from './task-list.ts'
import { tracedTasks } from './traced-tasks.ts'
import { watchClock } from './watch-clock.ts'

const WORKERS = 3
/** For jobs that call external servers: one that hangs holds its worker for 20 s. */
const OUTGOING_WORKERS = 2
const LOOK_FOR_ABANDONED = 30_000
const SET_CRON_RIGHT = 10_000
// Running jobs get three seconds to end; after database errors a runner may pause for a minute before it ends.
const STOP_MS = 5000

export type WorkerOptions = { pool: pg.Pool; features: readonly ServerFeature[] }

/** Runs jobs until stopped. */
export async function runWorker(
  services: Services,
  { pool, features }: WorkerOptions,
): Promise<{ stop(): Promise<void> }> {
  const release = (olderThanSeconds: number) =>
    releaseAbandonedJobs(services.db, olderThanSeconds).then(
      (released) => released > 0 && services.log.warn({ released }, 'abandoned jobs released'),
      (err: unknown) => services.log.warn({ err }, 'abandoned jobs not released'),
    )
  // The embedded database belongs to this process alone: jobs that are locked now were left by a killed process.
  if (!services.config.databaseUrl) await release(0)
  const jobs = jobsOf(features)
  const cron = cronItems(jobs)
  const guarded = byRightClock(taskList(services, pool, jobs), jobs, () => compareClock(services.db))
  const tasks = Object.entries(tracedTasks(services, guarded))
  const those = (which: (name: string) => boolean): TaskList =>
    Object.fromEntries(tasks.filter(([name]) => which(name)))
  const waits = (name: string) => jobs[name as JobName]?.ownWorkers === true
  const [out, rest] = [those((name) => waits(name)), those((name) => !waits(name))]
  const byTheClock = keepRunner(services, { pool, tasks: rest, workers: WORKERS, cron: parseCronItems(cron) })
  const runners = [byTheClock, keepRunner(services, { pool, tasks: out, workers: OUTGOING_WORKERS, cron: [] })]
  const setRight = () =>
    setCronRight(services.db, new Date(), cron).catch((err: unknown) =>
      services.log.warn({ err }, 'cron not set right'),
    )
  const timers = [
    setInterval(() => void release(ABANDONED_AFTER_SECONDS), LOOK_FOR_ABANDONED).unref(),
    setInterval(() => void setRight(), SET_CRON_RIGHT).unref(),
  ]
  // After a jump back of the clock, cron would wait until the minute it knew as the next one; after a jump ahead it would make up for every
  // minute.
  const clock = watchClock((ms) => {
    services.log.warn({ seconds: Math.round(ms / 1000) }, 'clock jumped')
    byTheClock.restart()
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      clock.stop()
      await within(STOP_MS, Promise.all(runners.map((runner) => runner.stop()))).catch((err: unknown) =>
        services.log.warn({ err }, 'job runner not awaited'),
      )
    },
  }
}
