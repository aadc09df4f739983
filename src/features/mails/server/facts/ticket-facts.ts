import { z } from 'zod'
import { type TicketType, ticketTypeLabels } from '#features/tickets/rules/ticket.ts'
import type { Db } from '#server/db/connect.ts'

export type TicketFacts = {
  id: string
  customer: string
  subject: string
  type: string
  message: string
  /** The text of the reply, if the mail is about one. */
  reply: string
}

const ids = z.object({ ticketId: z.uuid(), replyId: z.uuid().optional() })
export const noTicket: TicketFacts = { id: '', customer: '', subject: '', type: '', message: '', reply: '' }

/** The outbox holds ids only, so the texts are read when the mail is sent. */
export async function readTicketFacts(db: Db, data: unknown): Promise<TicketFacts | undefined> {
  const given = ids.safeParse(data).data
  if (!given) return undefined
  const row = await db
    .selectFrom('support_tickets as t')
    .innerJoin('profiles as p', 'p.id', 't.user_id')
    .leftJoin('support_replies as r', (join) =>
      join.onRef('r.ticket_id', '=', 't.id').on('r.id', '=', given.replyId ?? null),
    )
    .select(['t.id', 'p.name as customer', 't.subject', 't.type', 't.message', 'r.message as reply'])
    .where('t.id', '=', given.ticketId)
    .executeTakeFirst()
  return row && { ...row, type: ticketTypeLabels[row.type as TicketType], reply: row.reply ?? '' }
}
