import type { contact } from '#features/tickets/contract/contact.ts'
import { canAnswerContact } from '#features/tickets/rules/contact.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadContact } from './contact-view.ts'

export const answerContact: Handler<typeof contact.answer> = (context, { id, message }) =>
  inTransaction(context, async (tx) => {
    const { status } = await loadContact(tx, id, true)
    if (!canAnswerContact(status)) throw new AppError('conflict', { reason: 'contact_closed' })
    const replyId = tx.newId()
    await tx.db
      .insertInto('contact_replies')
      .values({ id: replyId, contact_message_id: id, author_id: account(tx).id, message, created_at: tx.now })
      .execute()
    await tx.db.updateTable('contact_messages').set({ status: 'respondido' }).where('id', '=', id).execute()
    await tx.emit('contact.answered', { contactMessageId: id, replyId })
    return loadContact(tx, id)
  })
