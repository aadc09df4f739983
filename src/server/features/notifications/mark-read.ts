import type { contract } from '#contract/index.ts'
import { can } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'

const ok = { ok: true } as const

export const markRead: Handler<typeof contract.notifications.markRead> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('notifications')
      .select(['user_id', 'read'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || !can(tx.actor, 'notifications.mark', { ownerId: row.user_id })) throw new AppError('not_found')
    if (row.read) return ok
    await tx.db.updateTable('notifications').set({ read: true }).where('id', '=', id).execute()
    await tx.emit('notification.read', { userId: row.user_id })
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
