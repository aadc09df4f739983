import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Longer than a tick of the table and than what two clocks usually differ by. */
export const TOLERATED_MS = 2 * 60_000

/**
 * Cron goes by this node's clock: it notes when it last ran a task and gives the job that minute as its time, while a job's turn comes
 * by the database's clock. A clock that ran ahead leaves times of the future in both places, until which nothing would run.
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
