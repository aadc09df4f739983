import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

// No job of ours takes this long; graphile-worker's own limit of four hours would delay a mail by as much.
export const ABANDONED_AFTER_SECONDS = 180

/** Unlocks the jobs of killed workers, which have taken no job for this long, so that others run them. */
export async function releaseAbandonedJobs(db: Db, olderThanSeconds: number): Promise<readonly string[]> {
  const { rows } = await sql<{ locked_by: string }>`
    select locked_by from graphile_worker.jobs where locked_by is not null
    group by locked_by having max(locked_at) < now() - make_interval(secs => ${olderThanSeconds})`.execute(db)
  const workers = rows.map((row) => row.locked_by)
  await releaseJobsOf(db, workers)
  return workers
}

/** Unlocks the jobs that these workers held when they failed. */
export async function releaseJobsOf(db: Db, workers: readonly string[]): Promise<void> {
  if (workers.length > 0) await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
}
