import type pg from 'pg'
import { cronTable } from '#tests/support/every-job.ts'

const everyMinute = cronTable.filter(({ match }) => match === '* * * * *').map(({ task }) => task)

/** Records every completed cron job with its task and the minute in which it was queued, from now on. */
export async function noteClockJobs(owner: pg.Client): Promise<void> {
  await owner.query(`
    create table clock_jobs (task text, minute text);
    create function note_clock_job() returns trigger language plpgsql security definer as $$
    begin
      insert into clock_jobs select t.identifier, date_trunc('minute', old.created_at)
        from graphile_worker._private_tasks t where t.id = old.task_id and t.identifier = old.key;
      return null;
    end $$;
    create trigger note_clock_job after delete on graphile_worker._private_jobs
      for each row execute function note_clock_job()`)
}

/** The recorded runs: every-minute tasks that did not run, and tasks that ran twice for the same minute. */
export async function readClockJobs(owner: pg.Client) {
  const { rows } = await owner.query<{ task: string; minute: string; runs: number }>(
    'select task, minute, count(*)::int as runs from clock_jobs group by 1, 2',
  )
  return {
    count: rows.length,
    missing: everyMinute.filter((task) => !rows.some((row) => row.task === task)),
    repeated: rows.filter(({ runs }) => runs !== 1),
  }
}
