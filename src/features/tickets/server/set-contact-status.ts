import type { contact } from '#features/tickets/contract/contact.ts'
import { canMoveContact } from '#features/tickets/rules/contact.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadContact } from './contact-view.ts'

export const setContactStatus: Handler<typeof contact.setStatus> = (context, { id, status }) =>
  inTransaction(context, async (tx) => {
    const found = await loadContact(tx, id, true)
    if (found.status === status) return found
    if (!canMoveContact(found.status, status)) throw new AppError('conflict')
    await tx.db.updateTable('contact_messages').set({ status }).where('id', '=', id).execute()
    await tx.emit('contact.statusChanged', { contactMessageId: id, from: found.status, to: status })
    return { ...found, status }
  })
