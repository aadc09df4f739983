import type { Context } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { supportAddress } from './support-address.ts'

/** Mails the office what it has to answer; without an address of the office the ticket waits in Atendimento. */
export async function mailTicketToOffice(tx: Context, data: { ticketId: string; replyId?: string }): Promise<void> {
  const office = await supportAddress(tx)
  if (office) await queueMail(tx, { template: 'ticket-received', toAddress: office, data })
}
