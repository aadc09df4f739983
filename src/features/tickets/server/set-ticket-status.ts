import type { tickets } from '#features/tickets/contract.ts'
import { canMoveTicket } from '#features/tickets/rules/ticket.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadTicket, lockTicket } from './ticket-view.ts'

export const setTicketStatus: Handler<typeof tickets.setStatus> = (context, { id, status }) =>
  inTransaction(context, async (tx) => {
    const { customerId, status: from } = await lockTicket(tx, id, 'tickets.close')
    if (from === status) return loadTicket(tx, id)
    if (!canMoveTicket(from, status)) throw new AppError('conflict')
    await tx.db.updateTable('support_tickets').set({ status }).where('id', '=', id).execute()
    await tx.emit('ticket.statusChanged', { ticketId: id, customerId, from, to: status })
    return loadTicket(tx, id)
  })
