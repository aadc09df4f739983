import { parseCronItems, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '#server/context.ts'
import type { ServerFeature } from '#server/feature.ts'
import { within } from '#server/operations/within.ts'
import { cronItems, type JobName } from './job.ts'
import { keepRunner } from './keep-runner.ts'
import { jobsOf } from './platform-jobs.ts'
import { queueDue } from './queue-due.ts'
import { ABANDONED_AFTER_SECONDS, releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { taskList } from './task-list.ts'
import { tracedTasks } from './traced-tasks.ts'

const WORKERS = 3
/** For jobs that call external servers: one that hangs holds its worker for 20 s. */
const OUTGOING_WORKERS = 2
const LOOK_FOR_ABANDONED = 30_000
const LOOK_FOR_DUE = 5000
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
      (workers) => workers.length > 0 && services.log.warn({ workers }, 'abandoned jobs released'),
      (err: unknown) => services.log.warn({ err }, 'abandoned jobs not released'),
    )
  // The embedded database belongs to this process alone: jobs that are locked now were left by a killed process.
  if (!services.config.databaseUrl) await release(0)
  const jobs = jobsOf(features)
  const cron = parseCronItems(cronItems(jobs))
  const tasks = Object.entries(tracedTasks(services, taskList({ services, pool }, jobs)))
  const those = (which: (name: string) => boolean): TaskList =>
    Object.fromEntries(tasks.filter(([name]) => which(name)))
  const waits = (name: string) => jobs[name as JobName]?.ownWorkers === true
  const [out, rest] = [those((name) => waits(name)), those((name) => !waits(name))]
  const runners = [
    keepRunner(services, { pool, tasks: rest, workers: WORKERS }),
    keepRunner(services, { pool, tasks: out, workers: OUTGOING_WORKERS }),
  ]
  let queueing: Promise<void> | undefined
  const queue = () => {
    queueing ??= queueDue(services.db, cron)
      .catch((err: unknown) => services.log.warn({ err }, 'due jobs not queued'))
      .finally(() => {
        queueing = undefined
      })
  }
  queue()
  const timers = [
    setInterval(() => void release(ABANDONED_AFTER_SECONDS), LOOK_FOR_ABANDONED).unref(),
    setInterval(queue, LOOK_FOR_DUE).unref(),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await within(STOP_MS, Promise.all([queueing, ...runners.map((runner) => runner.stop())])).catch((err: unknown) =>
        services.log.warn({ err }, 'job runner not awaited'),
      )
    },
  }
}
