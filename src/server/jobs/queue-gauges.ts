import type pg from 'pg'
import type { Gauge } from '#server/operations/metrics.ts'

type Queue = { waiting: number; oldest: number; dead: number }

/** How the job queue does; without a database only `travessia_database_up`, as 0. */
export async function queueGauges(pool: pg.Pool): Promise<Gauge[]> {
  const up = (value: number): Gauge => ['travessia_database_up', 'Whether the database answered this reading.', value]
  try {
    const { rows } = await pool.query<Queue>({
      text: `select
          count(*) filter (where is_available and run_at <= now())::int as waiting,
          coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8 as oldest,
          count(*) filter (where locked_at is null and attempts >= max_attempts)::int as dead
        from graphile_worker._private_jobs`,
    })
    const { waiting, oldest, dead } = rows[0] ?? { waiting: 0, oldest: 0, dead: 0 }
    return [
      up(1),
      ['travessia_jobs_waiting', 'Jobs that are due.', waiting],
      ['travessia_jobs_oldest_seconds', 'How long the oldest due job has waited.', oldest],
      ['travessia_jobs_dead', 'Jobs that failed for the last time.', dead],
    ]
  } catch {
    return [up(0)] // a database that is away is what this gauge reports
  }
}
