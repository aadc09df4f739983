import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Once this transaction has committed, pages at the provider are closed where the order or the purchase may not be paid any more. */
export const closePages = (tx: Context, { registrationId }: { registrationId: string }): Promise<void> =>
  addJob(tx, 'close-sessions', { registrationId }, { key: `close-sessions:${registrationId}` })
