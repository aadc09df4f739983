import type { EventName } from '#domain/events/events.ts'
import type { Context } from '#server/context.ts'
import { tell } from '#server/live/tell.ts'
import type { MailTemplate } from '#server/mail/queue-mail.ts'
import { sendNotification } from './send-notification.ts'

type Note = {
  userId: string
  title: string
  message: string
  event: EventName
  data?: Record<string, string>
  /** Shown in the product only: another mail says it already. */
  here?: boolean
  /** The mail that is sent instead of one with the notification's own text. */
  mail?: { template: MailTemplate; data: Record<string, string> }
}

/** Writes a notification, shows it at once on the reader's open pages and sends it by the channels the reader chose. */
export async function notify(tx: Context, note: Note): Promise<string> {
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
  if (!note.here) await sendNotification(tx, { id, ...note })
  return id
}
