import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { payBack } from './pay-back.ts'

const AT_ONCE = 50
const LONGEST_WAIT_MINUTES = 60

// Exponential backoff: each try without success doubles the time to the next one, starting with one minute.
const isTurn = (now: Date) => sql<boolean>`(tried_at is null or tried_at <= ${now}::timestamptz
  - make_interval(mins => least(${LONGEST_WAIT_MINUTES}, (2 ^ least(greatest(tries - 1, 0), 10))::int)))`

/** Counts each try before it is made, so that a failing one backs off too. */
async function claimDue({ db, now }: Context): Promise<string[]> {
  const turns = db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', sql.lit('sending'))
    .where(isTurn(now))
    .orderBy('tried_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('refunds')
    .set((row) => ({ tried_at: now, tries: row('tries', '+', 1) }))
    .where('id', 'in', turns)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sends decided refunds that are not paid yet, also after the provider or a node was unavailable. */
export async function sendRefunds(context: Context): Promise<{ tried: number }> {
  const ids = await claimDue(context)
  for (const id of ids) await payBack(context, id)
  return { tried: ids.length }
}
