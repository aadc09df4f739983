import type { Context } from '../context.ts'
import { addJob } from '../jobs/add-job.ts'

export const mailTemplates = [
  'verify-email',
  'reset-password',
  'email-taken',
  'password-changed',
  'contact-received',
  'contact-receipt',
  'contact-reply',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

/** An account, or an address that somebody gave us without one. */
type Addressee = { userId: string } | { toAddress: string }

/** Leaves a mail in the outbox together with the deed. The same dedupe key is sent once, however often it is asked for. */
export async function queueMail(
  tx: Context,
  mail: Addressee & { template: MailTemplate; data?: Record<string, string>; dedupeKey?: string },
): Promise<void> {
  const row = await tx.db
    .insertInto('outbox_mails')
    .values({
      id: tx.newId(),
      template: mail.template,
      ...('userId' in mail ? { user_id: mail.userId } : { to_address: mail.toAddress }),
      data: JSON.stringify(mail.data ?? {}),
      dedupe_key: mail.dedupeKey ?? null,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addJob(tx, 'send-mail', { mailId: row.id }, { key: `mail:${row.id}` })
}
