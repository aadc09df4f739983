import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Longer than cron's tick and than the usual difference between two clocks. */
export const TOLERATED_MS = 2 * 60_000

/**
 * Cron uses this node's clock: it stores when it last ran a task and gives the job that minute as `run_at`, which workers compare with
 * the database's clock. A clock that ran ahead leaves future times in both places, and nothing would run until then.
 */
export async function setCronRight(db: Db, now: Date, cron: readonly { task: string }[]): Promise<void> {
  const latest = new Date(now.getTime() + TOLERATED_MS)
  await sql`update graphile_worker._private_known_crontabs set last_execution = ${now} where last_execution > ${latest}`.execute(
    db,
  )
  const keys = cron.map(({ task }) => task)
  await sql`
    update graphile_worker._private_jobs set run_at = now()
    where key = any(${keys}::text[]) and locked_at is null and run_at > now() + make_interval(secs => ${TOLERATED_MS / 1000})`.execute(
    db,
  )
}
