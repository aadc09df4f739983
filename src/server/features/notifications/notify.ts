import type { EventName } from '#domain/events/events.ts'
import type { Context } from '#server/context.ts'
import { tellEach } from '#server/live/tell.ts'
import type { MailTemplate } from '#server/mail/queue-mail.ts'
import { sendNotifications } from './send-notifications.ts'

export type Note = {
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

/** Writes notifications, shows them at once on the readers' open pages and sends each by the channels its reader chose. */
export async function notifyAll(tx: Context, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const written = notes.map((note) => ({ id: tx.newId(), ...note }))
  await tx.db
    .insertInto('notifications')
    .values(
      written.map(({ id, userId, title, message, event, data = {} }) => ({
        id,
        user_id: userId,
        title,
        message,
        event,
        data: JSON.stringify(data),
        created_at: tx.now,
      })),
    )
    .execute()
  const told = written.map(({ id, userId }) => ({ userId, data: { notificationId: id } }))
  await tellEach(tx, 'notification.created', told)
  await sendNotifications(
    tx,
    written.filter(({ here }) => !here),
  )
}

export const notify = (tx: Context, note: Note): Promise<void> => notifyAll(tx, [note])
