import type { CronItem } from 'graphile-worker'
import { DAY_MS } from '#rules/days/day.ts'
import type { JobName } from './add-job.ts'

type Timed = CronItem & { task: JobName }

/** A run that fails is not tried again: the next one, soon enough, does its work. */
const often = (task: JobName, match: string): Timed => ({ task, match, options: { maxAttempts: 1, jobKey: task } })

/** The next run is a day away: ten tries within some three and a half hours, and a run that no node was there for is made up for. */
const daily = (task: JobName, match: string): Timed => ({
  task,
  match,
  options: { maxAttempts: 10, jobKey: task, backfillPeriod: DAY_MS },
})

/** What runs by the clock, once for all nodes. */
export const cronTable: Timed[] = [
  often('seal-audit', '* * * * *'),
  often('keep-sums', '* * * * *'),
  // What ran out while the server was away is closed in its first minute.
  often('end-impersonations', '* * * * *'),
  often('reset-factors', '*/5 * * * *'),
  often('review-payments', '*/5 * * * *'),
  often('send-refunds', '* * * * *'),
  // At eight in the morning of São Paulo.
  daily('keep-duties', '0 11 * * *'),
  daily('tell-renewals', '20 11 * * *'),
  daily('remind-of-ratings', '40 11 * * *'),
  // Whenever an agent may look: a day that ends in Washington has ended here before.
  often('follow-up-ein', '7 * * * *'),
  often('cut-forgotten-timers', '*/10 * * * *'),
  // In the small hours of São Paulo.
  daily('check-sums', '43 6 * * *'),
  often('sweep', '17 * * * *'),
]
