import { sql } from 'kysely'
import type { messages } from '#features/messages/contract.ts'
import { hasReader } from '#features/messages/rules/conversation.ts'
import { holdRegistration, type Parties } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { messageRows, messageViews } from './message-view.ts'

/** Attaches documents of the same company that the customer sees (G114); any other is answered as not found. */
async function attach(tx: Context, registrationId: string, messageId: string, asked: readonly string[]): Promise<void> {
  const ids = [...new Set(asked)]
  if (ids.length === 0) return
  const known = await tx.db
    .selectFrom('documents')
    .select('id')
    .where('business_registration_id', '=', registrationId)
    .where('id', 'in', ids)
    .where('customer_sees', '=', sql.lit(true))
    .execute()
  if (known.length < ids.length) throw new AppError('not_found')
  const rows = ids.map((document_id) => ({ message_id: messageId, document_id }))
  await tx.db.insertInto('message_attachments').values(rows).execute()
}

/** The sender's own message under this id in this conversation; a conflict when the id belongs to another message. */
async function stored(tx: Context, parties: Parties, messageId: string) {
  const row = await messageRows(tx)
    .where('m.id', '=', messageId)
    .where('m.sender_id', '=', account(tx).id)
    .where('m.business_registration_id', '=', parties.registrationId)
    .executeTakeFirst()
  const [view] = row ? await messageViews(tx, parties, [row]) : []
  if (!view) throw new AppError('conflict')
  return view
}

export const sendMessage: Handler<typeof messages.send> = (context, { id, messageId, text, attachments }) =>
  inTransaction(context, async (tx) => {
    const { id: senderId } = account(tx)
    const { parties } = await holdRegistration(tx, id, 'messages.send')
    if (!hasReader(parties)) throw new AppError('no_agent')
    const { numInsertedOrUpdatedRows: written } = await tx.db
      .insertInto('messages')
      .values({ id: messageId, business_registration_id: id, sender_id: senderId, message: text, created_at: tx.now })
      .onConflict((same) => same.column('id').doNothing())
      .executeTakeFirst()
    if (written) {
      await attach(tx, id, messageId, attachments)
      await tx.emit('message.sent', { ...parties, messageId, senderId })
    }
    return stored(tx, parties, messageId)
  })
