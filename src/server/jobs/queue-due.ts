import type { ParsedCronItem } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { addJobs } from './add-job.ts'
import type { JobName } from './job.ts'

const MINUTE_MS = 60_000
/** How long after its minute a run is still queued; `backfillPeriod` may name a longer time. */
const LATE_MS = 5 * MINUTE_MS
const TOLERATED_MS = 2 * MINUTE_MS

/** The newest minute after `last` in which the job is due: missed runs are made up for by one. */
function dueMinute({ match, options }: ParsedCronItem, last: number, minute: number): number | undefined {
  const since = Math.max(last, minute - Math.max(LATE_MS, options.backfillPeriod))
  for (let at = minute; at > since; at -= MINUTE_MS) {
    const day = new Date(at)
    const [min, hour, dow] = [day.getUTCMinutes(), day.getUTCHours(), day.getUTCDay()]
    if (match({ min, hour, date: day.getUTCDate(), month: day.getUTCMonth() + 1, dow })) return at
  }
  return undefined
}

/**
 * Queues the jobs whose minute has come, once for all nodes. By the database's clock, because graphile-worker's cron follows the node's:
 * after a jump ahead it makes up for every minute, and nothing is queued until a time comes that a clock ahead has noted (F14).
 */
export const queueDue = (db: Db, cron: readonly ParsedCronItem[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const clock = await sql<{ minute: Date; mine: boolean }>`
      select date_trunc('minute', clock_timestamp()) as minute, pg_try_advisory_xact_lock(hashtextextended('cron', 727)) as mine`.execute(
      tx,
    )
    const [now] = clock.rows
    if (!now?.mine) return
    const minute = now.minute.getTime()
    const rows = await tx.selectFrom('cron_runs').select(['task', 'queued_for']).execute()
    const known = new Map(rows.map(({ task, queued_for }) => [task, queued_for.getTime()]))
    for (const item of cron) {
      const last = known.get(item.task) ?? Number.POSITIVE_INFINITY
      // The first run of a new task is the next one; a noted minute far ahead was noted by a wrong clock.
      const isNew = last > minute + TOLERATED_MS
      const due = isNew ? undefined : dueMinute(item, last, minute)
      if (!isNew && due === undefined) continue
      const queued_for = new Date(due ?? minute)
      await tx
        .insertInto('cron_runs')
        .values({ task: item.task, queued_for })
        .onConflict((taken) => taken.column('task').doUpdateSet({ queued_for }))
        .execute()
      if (due === undefined) continue
      const { jobKey: key, maxAttempts: tries = 25 } = item.options
      await addJobs({ db: tx }, item.task as JobName, [{ payload: {} as never, key }], { tries })
    }
  })
