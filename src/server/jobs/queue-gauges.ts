import type pg from 'pg'
import type { Gauge } from '#server/operations/gauges.ts'

type Queue = { waiting: number; oldest: number; dead: number; mails: number; oldestMail: number; lostMails: number }
const none: Queue = { waiting: 0, oldest: 0, dead: 0, mails: 0, oldestMail: 0, lostMails: 0 }

// A mail waits as long as its job exists, also between two tries; a mail that was given up has no job any more.
const reading = `
  select count(*) filter (where due)::int as waiting,
    coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float8 as oldest,
    count(*) filter (where dead)::int as dead,
    count(*) filter (where mail and not dead)::int as mails,
    coalesce(extract(epoch from now() - min(created_at) filter (where mail and not dead)), 0)::float8 as "oldestMail",
    (select count(*)::int from outbox_mails where failed_at is not null) as "lostMails"
  from (
    select run_at, created_at, locked_at is null and attempts < max_attempts and run_at <= now() as due,
      locked_at is null and attempts >= max_attempts as dead, task_identifier = 'send-mail' as mail
    from graphile_worker.jobs
  ) jobs`

/** Gauges of the jobs and mails of all nodes; without a database only `travessia_database_up`, as 0. */
export async function queueGauges(pool: pg.Pool): Promise<Gauge[]> {
  const up = (value: number): Gauge => ['travessia_database_up', 'Whether the database answered this reading.', value]
  try {
    const { rows } = await pool.query<Queue>({ text: reading })
    const { waiting, oldest, dead, mails, oldestMail, lostMails } = rows[0] ?? none
    return [
      up(1),
      ['travessia_jobs_waiting', 'Jobs that are due.', waiting],
      ['travessia_jobs_oldest_seconds', 'How long the oldest due job has waited.', oldest],
      ['travessia_jobs_dead', 'Jobs that failed for the last time.', dead],
      ['travessia_mails_waiting', 'Mails that wait to be sent, or to be tried again.', mails],
      ['travessia_mails_oldest_seconds', 'How long the oldest of these mails has waited.', oldestMail],
      ['travessia_mails_failed', 'Mails that were given up.', lostMails],
    ]
  } catch {
    return [up(0)] // a database that is away is what this gauge reports
  }
}
