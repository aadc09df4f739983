import type { Db } from '#server/db/connect.ts'

/** Closes expired impersonations that no call has closed yet; their sessions expire by themselves. */
export async function endImpersonations(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('user_impersonations')
    .set(({ ref }) => ({ ended_at: ref('expires_at'), ended_by: 'expiry' }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
