import type { Context } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { supportAddress } from './support-address.ts'

const senderOf = async (tx: Context, contactMessageId: string): Promise<string> =>
  (
    await tx.db
      .selectFrom('contact_messages')
      .select('email')
      .where('id', '=', contactMessageId)
      .executeTakeFirstOrThrow()
  ).email

/** Mails support, and a receipt to the sender; without a support address the message is only listed in Atendimento. */
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
