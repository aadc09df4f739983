import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Every task a worker knows, with what it is told. Payloads carry ids only. */
export type Jobs = {
  'send-mail': { mailId: string }
  'send-sms': { notificationId: string }
  'tell-away-reader': { registrationId: string; readerId: string }
  'make-export': { exportId: string }
  'close-session': { sessionId: string }
  'forget-customer': { customerId: string }
  'review-payments': Record<string, never>
  'remind-of-deadlines': Record<string, never>
  'remove-files': Record<string, never>
  'seal-audit': Record<string, never>
  'keep-sums': Record<string, never>
  'check-sums': Record<string, never>
  sweep: Record<string, never>
}
export type JobName = keyof Jobs

/** Queued in the caller's transaction: it runs once that commits, and never otherwise. */
export async function addJob<J extends JobName>(
  tx: Context,
  name: J,
  payload: Jobs[J],
  options: { key?: string; tries?: number; notBefore?: Date } = {},
): Promise<void> {
  // A job for later that waits already under its key keeps its time: asking again does not put it off.
  const mode = options.notBefore ? 'preserve_run_at' : 'replace'
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json,
    run_at => ${options.notBefore ?? null}::timestamptz, job_key => ${options.key ?? null}::text,
    job_key_mode => ${mode}::text, max_attempts => ${options.tries ?? 25})`.execute(tx.db)
}
