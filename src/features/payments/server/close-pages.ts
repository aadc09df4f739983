import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Queues the job that closes, after the commit, the provider's sessions of what may no longer be paid. */
export const closePages = (tx: Context, { registrationId }: { registrationId: string }): Promise<void> =>
  addJob(tx, 'close-sessions', { registrationId }, { key: `close-sessions:${registrationId}` })
