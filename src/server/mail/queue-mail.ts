import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

export const mailTemplates = [
  'verify-email',
  'reset-password',
  'email-taken',
  'password-changed',
  'new-device',
  'two-factor-changed',
  'invitation',
  'approve-email-change',
  'confirm-email-change',
  'email-changed',
  'notification',
  'account-erased',
  'contact-received',
  'contact-receipt',
  'contact-reply',
  'ticket-received',
  'ticket-reply',
  'order-received',
  'payment-confirmed',
  'payment-failed',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

/** An account, another mailbox of that account, or an address that somebody gave us without one. */
type Addressee = { userId: string; toAddress?: string } | { toAddress: string }

/** Leaves a mail in the outbox within the caller's transaction; a dedupe key is sent once, however often it is used. */
export async function queueMail(
  tx: Context,
  mail: Addressee & { template: MailTemplate; data?: Record<string, string>; dedupeKey?: string },
): Promise<void> {
  const row = await tx.db
    .insertInto('outbox_mails')
    .values({
      id: tx.newId(),
      template: mail.template,
      user_id: 'userId' in mail ? mail.userId : null,
      to_address: mail.toAddress ?? null,
      data: JSON.stringify(mail.data ?? {}),
      dedupe_key: mail.dedupeKey ?? null,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addJob(tx, 'send-mail', { mailId: row.id }, { key: `mail:${row.id}` })
}
