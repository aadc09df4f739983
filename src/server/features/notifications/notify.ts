import type { EventName } from '#domain/events.ts'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'

/** Writes a notification and shows it at once on the reader's open pages. */
export async function notify(
  tx: Context,
  note: { userId: string; title: string; message: string; event: EventName; data?: Record<string, string> },
): Promise<string> {
  const id = tx.newId()
  await tx.db
    .insertInto('notifications')
    .values({
      id,
      user_id: note.userId,
      title: note.title,
      message: note.message,
      event: note.event,
      data: JSON.stringify(note.data ?? {}),
      created_at: tx.now,
    })
    .execute()
  await tell(tx, [note.userId], 'notification.created', { notificationId: id })
  return id
}
