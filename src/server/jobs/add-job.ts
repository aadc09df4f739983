import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { currentTraceparent } from '#server/tracing/current-trace.ts'
import type { JobName, JobPayloads } from './job.ts'

type When = { tries?: number; notBefore?: Date }

/** Queued in the caller's transaction: they run once that commits, and never otherwise. */
export async function addJobs<J extends JobName>(
  tx: Pick<Context, 'db'>,
  name: J,
  jobs: readonly { payload: JobPayloads[J]; key?: string | undefined }[],
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
  // A delayed job that is already queued under its key keeps its time: queueing it again does not postpone it.
  await sql`select from graphile_worker.add_jobs(
    array(select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec),
    job_key_preserve_run_at => ${notBefore !== undefined})`.execute(tx.db)
}

export const addJob = <J extends JobName>(
  tx: Context,
  name: J,
  payload: JobPayloads[J],
  { key, ...when }: When & { key?: string } = {},
): Promise<void> => addJobs(tx, name, [{ payload, key }], when)
