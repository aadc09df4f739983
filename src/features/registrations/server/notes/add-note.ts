import type { notes } from '#features/registrations/contract/notes.ts'
import { holdRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { noteRows, noteView } from './note-rows.ts'

/** `noteId` is an idempotency key: a retry returns the stored note, another text under the same id is a conflict. */
export const addNote: Handler<typeof notes.add> = (context, { id, noteId, text }) =>
  inTransaction(context, async (tx) => {
    const { id: authorId } = account(tx)
    const { parties } = await holdRegistration(tx, id, 'notes.write')
    const { numInsertedOrUpdatedRows: written } = await tx.db
      .insertInto('registration_notes')
      .values({ id: noteId, business_registration_id: id, author_id: authorId, note: text, created_at: tx.now })
      .onConflict((same) => same.column('id').doNothing())
      .executeTakeFirst()
    if (written) await tx.emit('registration.noted', { registrationId: id, agentId: parties.agentId, noteId })
    const row = await noteRows(tx.db, id)
      .where('n.id', '=', noteId)
      .where('n.author_id', '=', authorId)
      .where('n.note', '=', text)
      .executeTakeFirst()
    if (!row) throw new AppError('conflict')
    return noteView(row)
  })
