import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

// No job of ours takes this long; graphile-worker's own limit of four hours would delay a mail by as much.
export const ABANDONED_AFTER_SECONDS = 180

/** Unlocks the jobs of killed workers, so that others run them. */
export async function releaseAbandonedJobs(db: Db, olderThanSeconds: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - make_interval(secs => ${olderThanSeconds})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Unlocks the jobs that this node's own runner held when it failed. */
export async function releaseJobsOf(db: Db, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length === 0) return
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = any(${poolIds}::text[])`.execute(db)
}
