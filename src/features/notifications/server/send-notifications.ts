import { sql } from 'kysely'
import type { NotificationCategory } from '#features/notifications/rules/category.ts'
import { channelsFor } from '#features/notifications/rules/channels.ts'
import { smsNumber } from '#features/notifications/rules/sms-number.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'
import type { Context } from '#server/context.ts'
import { addJobs } from '#server/jobs/add-job.ts'
import { queueMails } from '#server/mail/queue-mail.ts'

type Sent = {
  id: string
  userId: string
  category: NotificationCategory
  mail?: { template: MailTemplate; data: Record<string, string> }
}

const readersOf = (tx: Context, notes: readonly Sent[]) =>
  tx.db
    .selectFrom('profiles as p')
    .innerJoin('user_preferences as u', 'u.user_id', 'p.id')
    .crossJoin('site_settings as s')
    .select(['p.id', 'p.phone', 's.enable_emails'])
    .select(['u.email_notifications', 'u.sms_notifications', 'u.document_notifications', 'u.payment_notifications'])
    .where('p.id', '=', sql<string>`any(${[...new Set(notes.map(({ userId }) => userId))]}::uuid[])`)
    .where('p.banned', '=', sql.lit(false))
    .execute()

/** Queues notifications as mail and SMS, as far as each reader has chosen them and can be reached (D7, D10). */
export async function sendNotifications(tx: Context, notes: readonly Sent[]): Promise<void> {
  if (notes.length === 0) return
  const readers = new Map((await readersOf(tx, notes)).map((reader) => [reader.id, reader]))
  const wanted = notes.flatMap((note) => {
    const reader = readers.get(note.userId)
    if (!reader) return []
    const channels = channelsFor(note.category, {
      email: reader.email_notifications,
      sms: reader.sms_notifications,
      documents: reader.document_notifications,
      payments: reader.payment_notifications,
    })
    return [{ note, reader, channels }]
  })
  await queueMails(
    tx,
    wanted
      .filter(({ reader, channels }) => channels.email && reader.enable_emails)
      .map(({ note: { id, userId, mail } }) => ({
        template: 'notification',
        data: { notificationId: id },
        ...mail,
        userId,
      })),
  )
  if (!tx.config.smsUrl) return
  await addJobs(
    tx,
    'send-sms',
    wanted
      .filter(({ reader, channels }) => channels.sms && smsNumber(reader.phone ?? ''))
      .map(({ note: { id } }) => ({ payload: { notificationId: id }, key: `sms:${id}` })),
  )
}
