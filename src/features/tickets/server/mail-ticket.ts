import type { Context } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { supportAddress } from './support-address.ts'

/** Mails support the new ticket or reply; without a support address the ticket is only listed in Atendimento. */
export async function mailTicketToOffice(tx: Context, data: { ticketId: string; replyId?: string }): Promise<void> {
  const office = await supportAddress(tx)
  if (office) await queueMail(tx, { template: 'ticket-received', toAddress: office, data })
}
