import type { contract } from '#contract/index.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { orNotFound } from '#server/records/or-not-found.ts'

const ok = { ok: true } as const

export const markRead: Handler<typeof contract.notifications.markRead> = (context, { id }) =>
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

export const markAllRead: Handler<typeof contract.notifications.markAllRead> = (context) =>
  inTransaction(context, async (tx) => {
    const { id } = account(tx)
    const { numUpdatedRows } = await tx.db
      .updateTable('notifications')
      .set({ read: true })
      .where('user_id', '=', id)
      .where('read', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await tx.emit('notification.read', { userId: id })
    return ok
  })
