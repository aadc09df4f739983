import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { tell } from '#server/live/publish.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'notification.read': { userId: string }
  }
}

/** Reading messages also marks the `message.waiting` notifications about them as read. */
async function messagesRead(tx: Context, { registrationId, readerId }: DataOf<'message.read'>): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', readerId)
    .where('read', '=', sql.lit(false))
    .where('event', '=', sql.lit('message.waiting'))
    .where(sql<boolean>`data->>'registrationId' = ${registrationId}`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tx.emit('notification.read', { userId: readerId })
}

export const reactions: Reactions = {
  'notification.read': (tx, { userId }) => tell(tx, [userId], 'notification.read', {}),
  'message.read': messagesRead,
}
