import { sql } from 'kysely'
import { SYSTEM_COUNTED } from '#features/system/contract.ts'
import type { Db } from '#server/db/connect.ts'
import { atMost } from '#server/lists/read-page.ts'

const FAILED_SHOWN = 20
const LONGEST_ERROR = 300

/** SQL condition on a job that used up its attempts and is not running. */
export const isFailed = sql<boolean>`j.locked_at is null and j.attempts >= j.max_attempts`

const isAvailable = sql<boolean>`j.locked_at is null and j.attempts < j.max_attempts`

/** The first line that contains a letter, because some errors begin with a lone bracket. */
const firstWords = (error: string): string =>
  (error.split('\n').find((line) => /\p{L}/u.test(line)) ?? '').trim().slice(0, LONGEST_ERROR)

type Counts = { waiting: number; later: number; running: number; oldestSeconds: number; failed: number }
type Failed = { id: string; task: string; attempts: number; error: string | null; failed_at: Date }

/** The job queue of all nodes. */
export async function readJobs(db: Db) {
  const [counts, failed] = await Promise.all([
    sql<Counts>`
      select count(*) filter (where ${isAvailable} and run_at <= now())::int as waiting,
        count(*) filter (where ${isAvailable} and run_at > now())::int as later,
        count(*) filter (where locked_at is not null)::int as running,
        coalesce(extract(epoch from now() - min(run_at) filter (where ${isAvailable} and run_at <= now())), 0)::float8
          as "oldestSeconds",
        count(*) filter (where ${isFailed})::int as failed
      from graphile_worker.jobs j`.execute(db),
    sql<Failed>`
      select j.id::text as id, j.task_identifier as task, j.attempts, j.last_error as error, j.updated_at as failed_at
      from graphile_worker.jobs j
      where ${isFailed} order by j.updated_at desc, j.id desc ${atMost(FAILED_SHOWN)}`.execute(db),
  ])
  const none: Counts = { waiting: 0, later: 0, running: 0, oldestSeconds: 0, failed: 0 }
  return {
    ...(counts.rows[0] ?? none),
    newestFailed: failed.rows.map(({ error, failed_at, ...job }) => ({
      ...job,
      error: firstWords(error ?? ''),
      failedAt: failed_at,
    })),
  }
}

/**
 * Mails that wait to be sent, and those that were given up. Waiting mails are counted by their jobs: a dismissed mail, or one that is
 * not to be sent, keeps its row in the outbox without a job.
 */
export async function readMails(db: Db) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; failed: number }>`
    select w.waiting, w."oldestAt", f.failed
    from (select count(*)::int as waiting, min(created_at) as "oldestAt"
      from (select j.created_at from graphile_worker.jobs j
        where j.task_identifier = 'send-mail' and not (${isFailed}) order by j.created_at ${atMost(SYSTEM_COUNTED)}) m) w,
      (select count(*)::int as failed
      from (select from outbox_mails where failed_at is not null ${atMost(SYSTEM_COUNTED)}) m) f`.execute(db)
  return rows[0] ?? { waiting: 0, oldestAt: null, failed: 0 }
}
