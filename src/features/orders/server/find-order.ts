import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { compileOnce } from '#server/db/compile-once.ts'

type Asked = { userId: string; key: string }

const lockKey = compileOnce(['userId', 'key'], (db, { userId, key }: Asked) =>
  db.selectNoFrom(
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('order:' || ${userId}::text || ${key}::text, 0))`.as(
      'ours',
    ),
  ),
)

/** Takes the key's advisory lock until the transaction ends; false when another call has it, so that no connection waits for it. */
export async function takeKey(tx: Context, userId: string, key: string): Promise<boolean> {
  const [lock] = await lockKey(tx.db, '', { userId, key })
  return lock?.ours === true
}

const orderRow = compileOnce(['userId', 'key'], (db, { userId, key }: Asked) =>
  db
    .selectFrom('order_keys as k')
    .innerJoin('business_registrations as r', 'r.id', 'k.business_registration_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .select(['id', 'plan_price', 'state_fee', 'amount'])
          .whereRef('business_registration_id', '=', 'r.id')
          .where('purchase_id', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['k.content_hash', 'r.id as registration_id', 'r.package_id', 'r.paid_at'])
    .select(['p.id as payment_id', 'p.plan_price', 'p.state_fee', 'p.amount'])
    .where('k.user_id', '=', userId)
    .where('k.key', '=', key),
)
export type FoundOrder = Awaited<ReturnType<typeof orderRow>>[number]

/** The order of the key, read by a statement after the lock, so that it sees what the previous holder committed. */
export async function findOrder(tx: Context, userId: string, key: string): Promise<FoundOrder | undefined> {
  const [row] = await orderRow(tx.db, '', { userId, key })
  return row
}
