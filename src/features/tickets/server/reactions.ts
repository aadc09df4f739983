import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import type { ContactStatus } from '#features/tickets/rules/contact.ts'
import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf, EventName } from '#server/events.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { mailContactReceived, mailContactReply } from './mail-contact.ts'
import { supportAddress } from './support-address.ts'

/** Mails support the new ticket or reply; without a support address the ticket is only listed in Atendimento. */
async function mailTicketToOffice(tx: Context, data: { ticketId: string; replyId?: string }): Promise<void> {
  const office = await supportAddress(tx)
  if (office) await queueMail(tx, { template: 'ticket-received', toAddress: office, data })
}

declare module '#server/events.ts' {
  interface DomainEvents {
    'ticket.created': { ticketId: string; customerId: string }
    /** A reply by the team; a reply by the customer is `ticket.continued`. */
    'ticket.answered': { ticketId: string; customerId: string; replyId: string }
    'ticket.continued': { ticketId: string; customerId: string; replyId: string; from: TicketStatus }
    'ticket.statusChanged': { ticketId: string; customerId: string; from: TicketStatus; to: TicketStatus }
    'contact.received': { contactMessageId: string }
    'contact.answered': { contactMessageId: string; replyId: string }
    'contact.statusChanged': { contactMessageId: string; from: ContactStatus; to: ContactStatus }
  }
}

type TicketEvent = Extract<EventName, `ticket.${string}`>

async function record(
  tx: Context,
  event: TicketEvent,
  { ticketId, customerId }: DataOf<TicketEvent>,
  details: Record<string, string> = {},
): Promise<void> {
  await publishToOffice(tx, 'tickets.changed', { ticketId }, { who: 'tickets.close', also: [customerId] })
  await audit(tx, { action: event, subjectType: 'ticket', subjectId: ticketId, details })
}

/** Sends one mail to the support address; admins get a notification in the product only. */
async function ticketCreated(tx: Context, of: DataOf<'ticket.created'>): Promise<void> {
  const data = { ticketId: of.ticketId }
  await notifyOffice(tx, { kind: 'ticketReceived', facts: {}, event: 'ticket.created', data, here: true })
  await mailTicketToOffice(tx, data)
  await record(tx, 'ticket.created', of)
}

async function ticketContinued(tx: Context, of: DataOf<'ticket.continued'>): Promise<void> {
  const { ticketId, replyId, from } = of
  const about = { event: 'ticket.continued', data: { ticketId } } as const
  await notifyOffice(tx, { kind: 'ticketContinued', facts: { from }, ...about, here: true })
  await mailTicketToOffice(tx, { ticketId, replyId })
  await record(tx, 'ticket.continued', of, { replyId, from })
}

/** The mail contains the reply itself and is sent only if the customer wants mails. */
async function ticketAnswered(tx: Context, of: DataOf<'ticket.answered'>): Promise<void> {
  const { ticketId, customerId, replyId } = of
  await notify(tx, {
    userId: customerId,
    kind: 'ticketAnswered',
    facts: {},
    event: 'ticket.answered',
    data: { ticketId },
    mail: { template: 'ticket-reply', data: { ticketId, replyId } },
  })
  await record(tx, 'ticket.answered', of, { replyId })
}

async function ticketStatusChanged(tx: Context, of: DataOf<'ticket.statusChanged'>): Promise<void> {
  const { ticketId, customerId, from, to } = of
  const about = { event: 'ticket.statusChanged', data: { ticketId } } as const
  await notify(tx, { userId: customerId, kind: 'ticketMoved', facts: { to }, ...about })
  await record(tx, 'ticket.statusChanged', of, { from, to })
}

export const reactions: Reactions = {
  'ticket.created': ticketCreated,
  'ticket.continued': ticketContinued,
  'ticket.answered': ticketAnswered,
  'ticket.statusChanged': ticketStatusChanged,
  'contact.received': async (tx, { contactMessageId }) => {
    await mailContactReceived(tx, contactMessageId)
    await audit(tx, { action: 'contact.received', subjectType: 'contact_message', subjectId: contactMessageId })
  },
  'contact.answered': async (tx, { contactMessageId, replyId }) => {
    await mailContactReply(tx, contactMessageId, replyId)
    await audit(tx, {
      action: 'contact.answered',
      subjectType: 'contact_message',
      subjectId: contactMessageId,
      details: { replyId },
    })
  },
  'contact.statusChanged': (tx, { contactMessageId, from, to }) =>
    audit(tx, {
      action: 'contact.statusChanged',
      subjectType: 'contact_message',
      subjectId: contactMessageId,
      details: { from, to },
    }),
}
