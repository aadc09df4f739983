import type { CronItem } from 'graphile-worker'
import type { z } from 'zod'
import { DAY_MS } from '#rules/days/day.ts'
import type { Context, Services } from '#server/context.ts'

/** Every job and its payload: ids only. Each feature declares its own beside the jobs it registers. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface JobPayloads {}
export type JobName = keyof JobPayloads
/** For jobs without a payload. */
export type NoPayload = Record<string, never>

export type JobRun<P> = {
  services: Services
  context: Context
  payload: P
  lastTry: boolean
  /** Aborted when the worker stops; `stopped` rejects then. */
  signal: AbortSignal
  stopped: Promise<unknown>
}
type Schedule = Pick<CronItem, 'match' | 'options'>

export type Job<P> = {
  /** Validates the queued payload; missing for jobs without one. */
  payload?: z.ZodType<P>
  /** Runs by the clock, once for all nodes. */
  cron?: Schedule
  /** At most one run with this lock is under way on all nodes. */
  lock?: string | ((payload: P) => string)
  /** A run that finds its lock taken: `skip` leaves the work to the run that holds it; otherwise it fails and is retried. */
  whenLocked?: 'skip'
  /** A wrong date would do lasting harm: notifications that are sent once, worked hours that are cut, rows that are deleted. */
  needsRightClock?: true
  /** Calls external servers, which may hang: such jobs have their own workers, so that no other job waits behind them. */
  ownWorkers?: true
  run: (run: JobRun<P>) => unknown
}
export type Jobs = { readonly [J in JobName]?: Job<JobPayloads[J]> }

/** A failed run is not retried: the next scheduled run comes soon enough. */
export const often = (match: string): Schedule => ({ match, options: { maxAttempts: 1 } })

/** The next run is a day away: a run gets ten attempts within about three and a half hours, and one missed by all nodes is made up for. */
export const daily = (match: string): Schedule => ({ match, options: { maxAttempts: 10, backfillPeriod: DAY_MS } })

/** The cron items of all jobs that have a schedule. */
export const cronItems = (jobs: Jobs): CronItem[] =>
  Object.entries(jobs).flatMap(([task, { cron }]) =>
    cron ? [{ ...cron, task, options: { ...cron.options, jobKey: task } }] : [],
  )
