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

/** Collects the ids first, so that each row is found by index. `skip locked` lets two concurrent calls share the rows. */
async function markSome({ db }: Context, userId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read = true where id = any(array(
      select id from notifications where user_id = ${userId} and not read
      limit ${sql.lit(AT_ONCE)} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}

/** Marks AT_ONCE rows at a time and publishes one event after the last, for open pages. */
export const markAllRead: Handler<typeof notifications.markAllRead> = async (context) => {
  const { id } = account(context)
  let marked = 0
  for (let some = AT_ONCE; some === AT_ONCE; marked += some) some = await markSome(context, id)
  if (marked > 0) await inTransaction(context, (tx) => tx.emit('notification.read', { userId: id }))
  return ok
}
