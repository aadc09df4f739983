import type { Context } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'

const senderOf = async (tx: Context, contactMessageId: string): Promise<string> =>
  (
    await tx.db
      .selectFrom('contact_messages')
      .select('email')
      .where('id', '=', contactMessageId)
      .executeTakeFirstOrThrow()
  ).email

/** Where the office reads its mail: the support address, else the first contact, else the owner's. */
async function supportAddress(tx: Context): Promise<string | undefined> {
  const settings = await tx.db
    .selectFrom('site_settings')
    .select(['support_email', 'contact_emails'])
    .executeTakeFirstOrThrow()
  return settings.support_email || settings.contact_emails[0] || tx.config.ownerEmail
}

/** To the office, and a receipt to the sender. Without an address of the office the message waits in Atendimento. */
export async function mailContactReceived(tx: Context, contactMessageId: string): Promise<void> {
  const data = { contactMessageId }
  const office = await supportAddress(tx)
  if (office) await queueMail(tx, { template: 'contact-received', toAddress: office, data })
  await queueMail(tx, { template: 'contact-receipt', toAddress: await senderOf(tx, contactMessageId), data })
}

export async function mailContactReply(tx: Context, contactMessageId: string, replyId: string): Promise<void> {
  const toAddress = await senderOf(tx, contactMessageId)
  await queueMail(tx, { template: 'contact-reply', toAddress, data: { contactMessageId, replyId } })
}
