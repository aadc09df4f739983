import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { SupportReplies, SupportTickets } from '#server/db/types.ts'

export type Ticket = Omit<Selectable<SupportTickets>, 'search_text'>
export type TicketReply = Selectable<SupportReplies>

export async function aTicket(context: Context, userId: string, given: Partial<Ticket> = {}): Promise<Ticket> {
  const created = given.created_at ?? context.now
  const row: Ticket = {
    id: context.newId(),
    user_id: userId,
    subject: 'Não consigo enviar um arquivo',
    type: 'technical',
    message: 'O envio para na metade e aparece um erro. O arquivo é um PDF de 2 MB.',
    status: 'aberto',
    client_key: null,
    created_at: created,
    updated_at: created,
    ...given,
  }
  await context.db.insertInto('support_tickets').values(row).execute()
  return row
}

export async function aTicketReply(
  context: Context,
  ticketId: string,
  authorId: string,
  given: Partial<TicketReply> = {},
): Promise<TicketReply> {
  const row: TicketReply = {
    id: context.newId(),
    ticket_id: ticketId,
    author_id: authorId,
    from_staff: true,
    message: 'Obrigado por avisar. Já estamos vendo o que houve.',
    client_key: null,
    created_at: context.now,
    ...given,
  }
  await context.db.insertInto('support_replies').values(row).execute()
  return row
}
