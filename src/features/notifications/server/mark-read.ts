import { sql } from 'kysely'
import type { notifications } from '#features/notifications/contract.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const ok = { ok: true } as const
const AT_ONCE = 2000

export const markRead: Handler<typeof notifications.markRead> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const found = await tx.db
      .selectFrom('notifications')
      .select(['user_id', 'read'])
      .where('id', '=', id)
      .executeTakeFirst()
    const { user_id: userId, read } = orNotFound(tx, 'notifications.mark', found)
    if (read) return ok
    await tx.db.updateTable('notifications').set({ read: true }).where('id', '=', id).execute()
    await tx.emit('notification.read', { userId })
    return ok
  })

/** The ids are gathered first, so that each is looked up by index. Two clicks at once share the work: no row is marked twice. */
async function markSome({ db }: Context, userId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read = true where id = any(array(
      select id from notifications where user_id = ${userId} and not read
      limit ${sql.lit(AT_ONCE)} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}

/** Marks a few thousand at a time and tells open pages once, after the last. */
export const markAllRead: Handler<typeof notifications.markAllRead> = async (context) => {
  const { id } = account(context)
  let marked = 0
  for (let some = AT_ONCE; some === AT_ONCE; marked += some) some = await markSome(context, id)
  if (marked > 0) await inTransaction(context, (tx) => tx.emit('notification.read', { userId: id }))
  return ok
}
