import { categoryOf } from '#domain/notifications/category.ts'
import { channelsFor } from '#domain/notifications/channels.ts'
import { smsNumber } from '#domain/notifications/sms-number.ts'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { type MailTemplate, queueMail } from '#server/mail/queue-mail.ts'

/** Leaves it for the worker by mail and SMS, as far as the reader wants and can be reached (D7, D10). */
export async function sendNotification(
  tx: Context,
  note: {
    id: string
    userId: string
    title: string
    message: string
    mail?: { template: MailTemplate; data: Record<string, string> }
  },
): Promise<void> {
  const reader = await tx.db
    .selectFrom('profiles as p')
    .innerJoin('user_preferences as u', 'u.user_id', 'p.id')
    .crossJoin('site_settings as s')
    .select(['p.phone', 's.enable_emails'])
    .select(['u.email_notifications', 'u.sms_notifications', 'u.document_notifications', 'u.payment_notifications'])
    .where('p.id', '=', note.userId)
    .where('p.banned', '=', false)
    .executeTakeFirst()
  if (!reader) return
  const channels = channelsFor(categoryOf(note), {
    email: reader.email_notifications,
    sms: reader.sms_notifications,
    documents: reader.document_notifications,
    payments: reader.payment_notifications,
  })
  if (channels.email && reader.enable_emails)
    await queueMail(tx, {
      template: 'notification',
      data: { notificationId: note.id },
      ...note.mail,
      userId: note.userId,
    })
  if (channels.sms && tx.config.smsUrl && smsNumber(reader.phone ?? ''))
    await addJob(tx, 'send-sms', { notificationId: note.id }, { key: `sms:${note.id}` })
}
