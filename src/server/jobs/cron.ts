import type { CronItem } from 'graphile-worker'
import type { JobName } from './add-job.ts'

/** What runs by the clock, once for all nodes. A run that fails is not tried again: the next one does its work. */
export const cronTable: (CronItem & { task: JobName })[] = [
  { task: 'seal-audit', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'seal-audit' } },
  { task: 'keep-sums', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'keep-sums' } },
  // What ran out while the server was away is closed in its first minute.
  { task: 'end-impersonations', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'end-impersonations' } },
  { task: 'review-payments', match: '*/5 * * * *', options: { maxAttempts: 1, jobKey: 'review-payments' } },
  { task: 'send-refunds', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'send-refunds' } },
  // At eight in the morning of São Paulo.
  { task: 'keep-duties', match: '0 11 * * *', options: { maxAttempts: 1, jobKey: 'keep-duties' } },
  { task: 'tell-renewals', match: '20 11 * * *', options: { maxAttempts: 1, jobKey: 'tell-renewals' } },
  { task: 'remind-of-ratings', match: '40 11 * * *', options: { maxAttempts: 1, jobKey: 'remind-of-ratings' } },
  // Whenever an agent may look: a day that ends in Washington has ended here before.
  { task: 'follow-up-ein', match: '7 * * * *', options: { maxAttempts: 1, jobKey: 'follow-up-ein' } },
  { task: 'cut-forgotten-timers', match: '*/10 * * * *', options: { maxAttempts: 1, jobKey: 'cut-forgotten-timers' } },
  // In the small hours of São Paulo.
  { task: 'check-sums', match: '43 6 * * *', options: { maxAttempts: 1, jobKey: 'check-sums' } },
  { task: 'sweep', match: '17 * * * *', options: { maxAttempts: 1, jobKey: 'sweep' } },
]
