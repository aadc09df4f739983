import type { DomainEvents } from '#features/events.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { mailTicketToOffice } from '#features/tickets/server/mail-ticket.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'

type TicketEvent = Extract<keyof DomainEvents, `ticket.${string}`>
type Of<E extends TicketEvent> = DomainEvents[E]

async function record(
  tx: Context,
  event: TicketEvent,
  { ticketId, customerId }: Of<TicketEvent>,
  details: Record<string, string> = {},
): Promise<void> {
  await tellOffice(tx, 'tickets.changed', { ticketId }, { who: 'tickets.close', also: [customerId] })
  await audit(tx, { action: event, subjectType: 'ticket', subjectId: ticketId, details })
}

/** One mail to the support's address; everybody in the office sees it in the product. */
export async function ticketCreated(tx: Context, of: Of<'ticket.created'>): Promise<void> {
  const data = { ticketId: of.ticketId }
  await notifyOffice(tx, { kind: 'ticketReceived', facts: {}, event: 'ticket.created', data, here: true })
  await mailTicketToOffice(tx, data)
  await record(tx, 'ticket.created', of)
}

export async function ticketContinued(tx: Context, of: Of<'ticket.continued'>): Promise<void> {
  const { ticketId, replyId, from } = of
  const about = { event: 'ticket.continued', data: { ticketId } } as const
  await notifyOffice(tx, { kind: 'ticketContinued', facts: { from }, ...about, here: true })
  await mailTicketToOffice(tx, { ticketId, replyId })
  await record(tx, 'ticket.continued', of, { replyId, from })
}

/** The mail brings the answer itself, as far as the customer wants mails. */
export async function ticketAnswered(tx: Context, of: Of<'ticket.answered'>): Promise<void> {
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

export async function ticketStatusChanged(tx: Context, of: Of<'ticket.statusChanged'>): Promise<void> {
  const { ticketId, customerId, from, to } = of
  const about = { event: 'ticket.statusChanged', data: { ticketId } } as const
  await notify(tx, { userId: customerId, kind: 'ticketMoved', facts: { to }, ...about })
  await record(tx, 'ticket.statusChanged', of, { from, to })
}
