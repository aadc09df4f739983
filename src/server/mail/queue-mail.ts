import type { MailTemplate } from '#rules/mail-templates.ts'
import type { Context } from '#server/context.ts'
import { addJobs } from '#server/jobs/add-job.ts'

/** An account, another mailbox of that account, or an address without an account. */
type Addressee = { userId: string; toAddress?: string } | { toAddress: string }

type QueuedMail = Addressee & { template: MailTemplate; data?: Record<string, string>; dedupeKey?: string }

/** Adds mails to the outbox in the caller's transaction; a mail whose dedupe key was already used is not added. */
export async function queueMails(tx: Context, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = await tx.db
    .insertInto('outbox_mails')
    .values(
      mails.map((mail) => ({
        id: tx.newId(),
        template: mail.template,
        user_id: 'userId' in mail ? mail.userId : null,
        to_address: mail.toAddress ?? null,
        data: JSON.stringify(mail.data ?? {}),
        dedupe_key: mail.dedupeKey ?? null,
        created_at: tx.now,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute()
  const jobs = rows.map(({ id }) => ({ payload: { mailId: id }, key: `mail:${id}` }))
  await addJobs(tx, 'send-mail', jobs)
}

export const queueMail = (tx: Context, mail: QueuedMail): Promise<void> => queueMails(tx, [mail])
