import { z } from 'zod'
import { byId, id, printable, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { ticketLimits, ticketStatuses, ticketTypes } from './rules/ticket.ts'

const typed = (max: number) =>
  z.string('required').trim().min(1, 'required').max(max, 'too_long').refine(printable, 'unprintable')
const words = typed(ticketLimits.message)

/** `key` is an idempotency key made by the browser: repeated calls with the same key create one ticket. */
const ticketForm = z.strictObject({
  key: id,
  subject: typed(ticketLimits.subject),
  type: z.enum(ticketTypes, 'choice'),
  message: words,
})
const ticketReplyForm = z.strictObject({ key: id, message: words })

const summary = {
  id,
  subject: z.string(),
  type: z.enum(ticketTypes),
  status: z.enum(ticketStatuses),
  createdAt: timestamp,
  updatedAt: timestamp,
}
/** The customer who opened the ticket, shown to the team; null in the customer's own view. */
const customer = z.object({ name: z.string(), email: z.string() }).nullable()
export const ticketSummaryView = z.object({ ...summary, customer, replies: z.int() })
const ticketReplyView = z.object({
  id,
  author: z.string(),
  fromStaff: z.boolean(),
  message: z.string(),
  createdAt: timestamp,
})
export const ticketView = z.object({ ...summary, customer, message: z.string(), replies: z.array(ticketReplyView) })

const TEN_MINUTES = 600
export const tickets = {
  create: route({
    method: 'POST',
    path: '/api/tickets',
    records: { key: newId },
    access: 'tickets.create',
    summary: 'Open a support ticket',
    body: ticketForm,
    response: ticketView,
    status: 201,
    limit: { max: 20, seconds: TEN_MINUTES },
  }),
  list: route({
    method: 'GET',
    path: '/api/tickets',
    access: 'tickets.read',
    summary: 'Tickets the reader may see, the latest change first',
    staleAfter: ['tickets.changed'],
    query: z.strictObject({ ...pageQuery, ...searchQuery, status: z.enum(ticketStatuses).optional() }),
    response: pageOf(ticketSummaryView),
  }),
  counts: route({
    method: 'GET',
    path: '/api/tickets/counts',
    access: 'tickets.read',
    summary: 'How many tickets stand in each status, counted up to a thousand and one',
    staleAfter: ['tickets.changed'],
    response: z.object({ aberto: z.int(), respondido: z.int(), encerrado: z.int() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/tickets/:id',
    access: 'tickets.read',
    summary: 'One ticket with its conversation',
    staleAfter: ['tickets.changed'],
    params: byId,
    response: ticketView,
  }),
  reply: route({
    method: 'POST',
    path: '/api/tickets/:id/replies',
    records: { id: 'support_tickets', key: newId },
    access: 'tickets.answer',
    summary: 'Write in a ticket; the customer’s answer opens it again',
    params: byId,
    body: ticketReplyForm,
    response: ticketView,
    limit: { max: 60, seconds: TEN_MINUTES },
  }),
  setStatus: route({
    method: 'POST',
    path: '/api/tickets/:id/status',
    records: { id: 'support_tickets' },
    access: 'tickets.close',
    summary: 'Close a ticket or open it again',
    params: byId,
    body: z.strictObject({ status: z.enum(ticketStatuses) }),
    response: ticketView,
  }),
}
