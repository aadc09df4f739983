import type { CronItem } from 'graphile-worker'
import type { z } from 'zod'
import { DAY_MS } from '#rules/days/day.ts'
import type { Context, Services } from '#server/context.ts'

/** Every job and its payload: ids only. Each feature declares its own beside the jobs it registers. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface JobPayloads {}
export type JobName = keyof JobPayloads
/** A job that is told nothing. */
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
  /** Checks what was queued; a job that is told nothing has none. */
  payload?: z.ZodType<P>
  /** Runs by the clock, once for all nodes. */
  cron?: Schedule
  /** At most one run with this lock is under way on all nodes. */
  lock?: string | ((payload: P) => string)
  /** A run that finds its lock taken: `skip` leaves the work to the run that has it; otherwise it fails and is tried again. */
  whenLocked?: 'skip'
  /** A wrong day would spoil something for good: notices that are sent once, hours that are cut, rows that are removed. */
  needsRightClock?: true
  /** Waits for servers of others that may hang: such jobs have workers of their own, and no other job waits behind them. */
  ownWorkers?: true
  run: (run: JobRun<P>) => unknown
}
export type Jobs = { readonly [J in JobName]?: Job<JobPayloads[J]> }

/** A run that fails is not tried again: the next one, soon enough, does its work. */
export const often = (match: string): Schedule => ({ match, options: { maxAttempts: 1 } })

/** The next run is a day away: ten tries within some three and a half hours, and a run that no node was there for is made up for. */
export const daily = (match: string): Schedule => ({ match, options: { maxAttempts: 10, backfillPeriod: DAY_MS } })

/** What runs by the clock. */
export const cronItems = (jobs: Jobs): CronItem[] =>
  Object.entries(jobs).flatMap(([task, { cron }]) =>
    cron ? [{ ...cron, task, options: { ...cron.options, jobKey: task } }] : [],
  )
