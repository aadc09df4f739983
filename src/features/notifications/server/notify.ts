import type { Told } from '#features/notifications/rules/kinds.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'
import type { Context } from '#server/context.ts'
import type { EventName } from '#server/events.ts'
import { publishEach } from '#server/live/publish.ts'
import { notificationRow } from './notification-row.ts'
import { sendNotifications } from './send-notifications.ts'

export type News = Told & {
  event: EventName
  data?: Record<string, string>
  /** Shown in the product only, because another mail already says it. */
  here?: boolean
}
export type Note = News & {
  userId: string
  /** The mail that is sent instead of one with the notification's own text. */
  mail?: { template: MailTemplate; data: Record<string, string> }
}

/** While admins have switched notifications off, none is stored or sent (G93). */
const areWanted = async ({ db }: Context): Promise<boolean> =>
  (await db.selectFrom('site_settings').select('enable_notifications').executeTakeFirst())?.enable_notifications ?? true

/** Writes notifications, shows them at once on the readers' open pages and sends each by the channels its reader chose. */
export async function notifyAll(tx: Context, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0 || !(await areWanted(tx))) return
  const written = notes.map((note) => ({ id: tx.newId(), note, row: notificationRow(note) }))
  await tx.db
    .insertInto('notifications')
    .values(
      written.map(({ id, note, row }) => ({
        id,
        user_id: note.userId,
        ...row,
        event: note.event,
        data: JSON.stringify(note.data ?? {}),
        created_at: tx.now,
      })),
    )
    .execute()
  const own = tx.actor.kind === 'account' ? tx.actor.id : undefined
  // A reader who caused the notification already sees the result on the page; `own` keeps the page from announcing it again.
  const told = written.map(({ id, note: { userId } }) => ({
    userId,
    data: { notificationId: id, ...(userId === own ? { own: 'yes' } : {}) },
  }))
  await publishEach(tx, 'notification.created', told)
  await sendNotifications(
    tx,
    written.flatMap(({ id, note: { here, userId, mail }, row: { category } }) =>
      here ? [] : [{ id, userId, category, ...(mail ? { mail } : {}) }],
    ),
  )
}

export const notify = (tx: Context, note: Note): Promise<void> => notifyAll(tx, [note])
