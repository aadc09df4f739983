import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '#server/context.ts'
import { releaseJobsOf } from './release-abandoned-jobs.ts'
import { workerLog } from './worker-log.ts'

const RESTART_AFTER = [500, 1000, 2000] as const
const STEADY_AFTER = 60_000
/** How many looks for jobs may fail per worker, which looks every two seconds, before the runner is replaced. */
const FAILED_LOOKS_EACH = 2

type Work = { pool: pg.Pool; tasks: TaskList; workers: number }

/**
 * Calls `replace` when looking for jobs fails repeatedly while none is running. A runner whose very first look fails, for example
 * because the database is busy at that moment, keeps that failure and never finds a job.
 */
function watchLooks(events: WorkerEvents, most: number, replace: () => void): void {
  let failed = 0
  let running = 0
  events.on('job:start', () => {
    failed = 0
    running++
  })
  events.on('job:complete', () => running--)
  events.on('worker:getJob:empty', () => {
    failed = 0
  })
  events.on('worker:getJob:error', () => {
    if (++failed < most || running > 0) return
    failed = 0
    replace()
  })
}

async function startRunner(services: Services, work: Work, onPool: (id: string) => void): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id))
  watchLooks(events, FAILED_LOOKS_EACH * work.workers, () => {
    services.log.warn('job runner replaced: it finds no jobs')
    // `stop` rejects when the runner is already stopping.
    void runner.stop().catch(() => undefined)
  })
  const runner = await run({
    events,
    pgPool: work.pool,
    noHandleSignals: true,
    concurrency: work.workers,
    pollInterval: 2000,
    gracefulShutdownAbortTimeout: 3000,
    taskList: work.tasks,
    parsedCronItems: [],
    logger: workerLog(services.log),
    // Without batches a job that ends while the database is away is an unhandled rejection inside the runner.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  return runner
}

/** Runs the given kinds of jobs until stopped; starts a new runner when one fails, as when the database is down. */
export function keepRunner(services: Services, work: Work): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const brokenPools: string[] = []
  let runner: Runner | undefined

  const keepRunning = async () => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const startedAt = Date.now()
      try {
        await releaseJobsOf(services.db, brokenPools)
        brokenPools.length = 0
        runner = await startRunner(services, work, (id) => brokenPools.push(id))
        // `stop` was called while the runner started and could not reach it yet.
        if (stopping.signal.aborted) await runner.stop()
        // `runner.promise` resolves after a failure too; the loop starts another runner unless `stop` was called.
        await runner.promise
      } catch (error) {
        services.log.warn({ err: error }, 'job runner failed')
      }
      runner = undefined
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > STEADY_AFTER) failures = 0
      await pause(RESTART_AFTER[Math.min(failures, RESTART_AFTER.length - 1)] ?? 0, stopping.signal)
    }
  }
  const running = keepRunning()
  return {
    async stop() {
      stopping.abort()
      // `runner.stop` rejects when an error is already stopping the runner.
      await runner?.stop().catch(() => undefined)
      await running
    },
  }
}

// `stop` aborts the pause, which rejects: for the loop it is simply over.
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
