import { sql } from 'kysely'
import type { system } from '#features/system/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { isFailed } from './read-queues.ts'

/** Resets the attempts of failed jobs; running and waiting jobs stay as they are. */
async function revive(tx: Context, id?: string): Promise<string[]> {
  // One after the other: two retries of one job would both find it failed.
  await sql`select pg_advisory_xact_lock(hashtextextended('retry-jobs', 727))`.execute(tx.db)
  const { rows } = await sql<{ id: string }>`
    select id::text as id from graphile_worker.reschedule_jobs(array(
      select j.id from graphile_worker.jobs j where ${isFailed} and ${id === undefined ? sql`true` : sql`j.id = ${id}::bigint`}
    ), run_at => ${tx.now}::timestamptz, attempts => 0)`.execute(tx.db)
  return rows.map((row) => row.id)
}

const retry = (context: Context, id?: string) =>
  inTransaction(context, async (tx) => {
    const count = (await revive(tx, id)).length
    if (count > 0)
      await audit(tx, { action: 'job.retried', subjectType: 'job', subjectId: id ?? 'all', details: { count } })
    return count
  })

export const retryJob: Handler<typeof system.retryJob> = async (context, { id }) => {
  const retried = await retry(context, id)
  if (retried === 0) throw new AppError('not_found')
  return { retried }
}

export const retryJobs: Handler<typeof system.retryJobs> = async (context) => ({
  retried: await retry(context),
})
