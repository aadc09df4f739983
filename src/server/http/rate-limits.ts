import { sql } from 'kysely'
import type { Limit } from '#contract/route.ts'
import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'
import { AppError } from '#rules/errors.ts'
import type { Db } from '#server/db/connect.ts'

/** Counts a call under the key, in the database so that all nodes share the count; refuses a call over the limit. */
export async function countCall(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const resets = new Date(now.getTime() + limit.seconds * 1000)
  const latest = new Date(resets.getTime() + MOST_SKEW_MS)
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as r (key, hits, resets_at) values (${key}, 1, ${resets})
    on conflict (key) do update set
      hits = case when r.resets_at > ${now} and r.resets_at <= ${latest} then r.hits + 1 else 1 end,
      resets_at = case when r.resets_at > ${now} and r.resets_at <= ${latest} then r.resets_at else excluded.resets_at end
    returning hits, resets_at`.execute(db)
  const row = rows[0]
  if (row && row.hits > limit.max) {
    const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000))
    throw new AppError('too_many_requests', { retryAfterSeconds })
  }
}

/** Takes a call off the count, for limits that count failures only. */
export async function uncountCall(db: Db, key: string): Promise<void> {
  await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db)
}
