import type { tickets } from '#features/tickets/contract.ts'
import { afterReply, canReply, ticketLimits } from '#features/tickets/rules/ticket.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { isTeam, loadTicket, lockTicket } from './ticket-view.ts'

export const replyToTicket: Handler<typeof tickets.reply> = (context, { id, key, message }) =>
  inTransaction(context, async (tx) => {
    const { customerId, status } = await lockTicket(tx, id, 'tickets.answer')
    if (await wasSent(tx, id, key, message)) return loadTicket(tx, id)
    const fromStaff = isTeam(tx.actor)
    if (!canReply(status, fromStaff)) throw new AppError('conflict', { reason: 'ticket_closed' })
    if (await isFull(tx, id)) throw new AppError('conflict', { reason: 'ticket_full' })
    const replyId = tx.newId()
    await tx.db
      .insertInto('support_replies')
      .values({
        id: replyId,
        ticket_id: id,
        author_id: account(tx).id,
        from_staff: fromStaff,
        message,
        client_key: key,
        created_at: tx.now,
      })
      .execute()
    await tx.db
      .updateTable('support_tickets')
      .set({ status: afterReply(fromStaff) })
      .where('id', '=', id)
      .execute()
    if (fromStaff) await tx.emit('ticket.answered', { ticketId: id, customerId, replyId })
    else await tx.emit('ticket.continued', { ticketId: id, customerId, replyId, from: status })
    return loadTicket(tx, id)
  })

async function wasSent(tx: Context, ticketId: string, key: string, message: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('support_replies')
    .select('message')
    .where('ticket_id', '=', ticketId)
    .where('author_id', '=', account(tx).id)
    .where('client_key', '=', key)
    .executeTakeFirst()
  if (row && row.message !== message) throw new AppError('conflict')
  return row !== undefined
}

async function isFull(tx: Context, ticketId: string): Promise<boolean> {
  const { n } = await tx.db
    .selectFrom('support_replies')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return Number(n) >= ticketLimits.replies
}
