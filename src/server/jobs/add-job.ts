import { sql } from 'kysely'
import type { ProviderEvent, ProviderName } from '#features/payments/server/provider/provider.ts'
import type { Context } from '#server/context.ts'
import { currentTraceparent } from '#server/tracing/current-trace.ts'

/** Every task a worker knows, with what it is told. Payloads carry ids only, also that of the trace they belong to. */
export type Jobs = {
  'send-mail': { mailId: string }
  'mail-reset-link': { accountId: string }
  'send-sms': { notificationId: string }
  'tell-away-reader': { registrationId: string; readerId: string }
  'tell-approvals': { registrationId: string }
  'make-export': { exportId: string }
  'make-purpose-paper': { registrationId: string }
  /** Queued by earlier versions only. */
  'close-session': { sessionId: string }
  'close-sessions': { registrationId: string }
  'forget-customer': { customerId: string }
  'settle-message': Omit<ProviderEvent, 'createdAt'> & { provider: ProviderName; createdAt: string | null }
  'reset-factors': Record<string, never>
  'review-payments': Record<string, never>
  'send-refunds': Record<string, never>
  'keep-duties': Record<string, never>
  'tell-renewals': Record<string, never>
  'remind-of-ratings': Record<string, never>
  'follow-fact': { stateId: string | null }
  'follow-up-ein': Record<string, never>
  'cut-forgotten-timers': Record<string, never>
  'remove-files': Record<string, never>
  'seal-audit': Record<string, never>
  'check-audit': { checkId: string }
  'keep-sums': Record<string, never>
  'end-impersonations': Record<string, never>
  'check-sums': Record<string, never>
  sweep: Record<string, never>
}
export type JobName = keyof Jobs

type When = { tries?: number; notBefore?: Date }

/** Queued in the caller's transaction: they run once that commits, and never otherwise. */
export async function addJobs<J extends JobName>(
  tx: Pick<Context, 'db'>,
  name: J,
  jobs: readonly { payload: Jobs[J]; key?: string | undefined }[],
  { tries = 25, notBefore }: When = {},
): Promise<void> {
  if (jobs.length === 0) return
  const traceparent = currentTraceparent()
  const specs = jobs.map(({ payload, key }) => ({
    identifier: name,
    payload: { ...payload, traceparent },
    run_at: notBefore,
    max_attempts: tries,
    job_key: key,
  }))
  // A job for later that waits already under its key keeps its time: asking again does not put it off.
  await sql`select from graphile_worker.add_jobs(
    array(select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec),
    job_key_preserve_run_at => ${notBefore !== undefined})`.execute(tx.db)
}

export const addJob = <J extends JobName>(
  tx: Context,
  name: J,
  payload: Jobs[J],
  { key, ...when }: When & { key?: string } = {},
): Promise<void> => addJobs(tx, name, [{ payload, key }], when)
