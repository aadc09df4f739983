import type { Context } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { supportAddress } from './support-address.ts'

/** Something for the office to answer. Without an address of the office it waits in Atendimento. */
export async function mailTicketToOffice(tx: Context, data: { ticketId: string; replyId?: string }): Promise<void> {
  const office = await supportAddress(tx)
  if (office) await queueMail(tx, { template: 'ticket-received', toAddress: office, data })
}
