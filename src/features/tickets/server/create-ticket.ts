import type { tickets } from '#features/tickets/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadTicket } from './ticket-view.ts'

type Form = { key: string; subject: string; type: string; message: string }

export const createTicket: Handler<typeof tickets.create> = (context, form) =>
  inTransaction(context, async (tx) => {
    const { id: userId } = account(tx)
    const created = await tx.db
      .insertInto('support_tickets')
      .values({
        id: tx.newId(),
        user_id: userId,
        client_key: form.key,
        subject: form.subject,
        type: form.type,
        message: form.message,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return loadTicket(tx, await sentBefore(tx, userId, form))
    await tx.emit('ticket.created', { ticketId: created.id, customerId: userId })
    return loadTicket(tx, created.id)
  })

/** The ticket stored under this idempotency key, for a double click or a retry; different content under the key is a conflict. */
async function sentBefore(tx: Context, userId: string, { key, subject, type, message }: Form): Promise<string> {
  const row = await tx.db
    .selectFrom('support_tickets')
    .select(['id', 'subject', 'type', 'message'])
    .where('user_id', '=', userId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  // The account was erased between the two statements, and the ticket with it.
  if (!row) throw new AppError('unauthenticated')
  if (row.subject !== subject || row.type !== type || row.message !== message) throw new AppError('conflict')
  return row.id
}
