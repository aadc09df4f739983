import { sql } from 'kysely'
import type { TicketStatus, TicketType } from '#features/tickets/rules/ticket.ts'
import { type Action, type Actor, mayCall } from '#rules/access.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'

export const ticketColumns = [
  't.id',
  't.subject',
  't.type',
  't.status',
  't.created_at',
  't.updated_at',
  'p.name',
  'p.email',
] as const
type Row = {
  id: string
  subject: string
  type: string
  status: string
  created_at: Date
  updated_at: Date
  name: string
  email: string
}

/** The team that answers tickets is everyone who may close them. */
export const isTeam = (actor: Actor): boolean => mayCall(actor, 'tickets.close')

export const ticketSummary = (row: Row, actor: Actor) => ({
  id: row.id,
  subject: row.subject,
  type: row.type as TicketType,
  status: row.status as TicketStatus,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  customer: isTeam(actor) ? { name: row.name, email: row.email } : null,
})

/** Locks the ticket until the end of the transaction; a ticket that the actor may not change is answered with 404. */
export async function lockTicket(tx: Context, id: string, action: Action) {
  const found = await tx.db
    .selectFrom('support_tickets')
    .select(['user_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const row = orNotFound(tx, action, found)
  return { customerId: row.user_id, status: row.status as TicketStatus }
}

/** Loads the whole conversation without paging, because `ticketLimits.replies` bounds it. */
export async function loadTicket(context: Context, id: string) {
  const found = await context.db
    .selectFrom('support_tickets as t')
    .innerJoin('profiles as p', 'p.id', 't.user_id')
    .select([...ticketColumns, 't.user_id', 't.message'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  const row = orNotFound(context, 'tickets.read', found)
  const replies = await context.db
    .selectFrom('support_replies as r')
    .innerJoin('profiles as p', 'p.id', 'r.author_id')
    .select(['r.id', 'p.name as author', 'r.from_staff as fromStaff', 'r.message', 'r.created_at as createdAt'])
    .where('r.ticket_id', '=', id)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
  return { ...ticketSummary(row, context.actor), message: row.message, replies }
}

export const repliesOf = sql<number>`(select count(*)::int from support_replies r where r.ticket_id = t.id)`
