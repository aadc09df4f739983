import type { Context } from '../context.ts'
import { addJob } from '../jobs/add-job.ts'

export const mailTemplates = ['verify-email', 'reset-password', 'email-taken', 'password-changed'] as const
export type MailTemplate = (typeof mailTemplates)[number]

/** Leaves a mail in the outbox together with the deed. The same dedupe key is sent once, however often it is asked for. */
export async function queueMail(
  tx: Context,
  mail: { template: MailTemplate; userId: string; data?: Record<string, string>; dedupeKey?: string },
): Promise<void> {
  const row = await tx.db
    .insertInto('outbox_mails')
    .values({
      id: tx.newId(),
      template: mail.template,
      user_id: mail.userId,
      data: JSON.stringify(mail.data ?? {}),
      dedupe_key: mail.dedupeKey ?? null,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addJob(tx, 'send-mail', { mailId: row.id }, { key: `mail:${row.id}` })
}
