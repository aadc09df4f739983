import type { Context } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/** Mails a link to each mailbox. The holder of a taken address gets no link, so such a change can never be completed. */
export async function mailEmailChange(tx: Context, userId: string): Promise<void> {
  const change = await tx.db
    .selectFrom('email_changes as c')
    .leftJoin('profiles as holder', 'holder.email', 'c.new_email')
    .select(['c.new_email', 'c.created_at', 'holder.id as holder_id'])
    .where('c.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const data = { askedAt: change.created_at.toISOString() }
  await queueMail(tx, { template: 'approve-email-change', userId, data })
  if (change.holder_id) return tx.emit('account.emailTaken', { accountId: change.holder_id })
  await queueMail(tx, { template: 'confirm-email-change', userId, toAddress: change.new_email, data })
}

/** Mails both mailboxes that the address has changed. */
export async function mailEmailChanged(tx: Context, userId: string, oldEmail: string): Promise<void> {
  await queueMail(tx, { template: 'email-changed', userId })
  await queueMail(tx, { template: 'email-changed', userId, toAddress: oldEmail })
}
