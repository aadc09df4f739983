import { z } from 'zod'
import { byId, id, line, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { LONGEST_NOTE } from '#features/registrations/rules/note.ts'

/** An internal note of the team about a process; the customer never reads it (G72). */
const noteView = z.object({
  id,
  text: z.string(),
  author: z.object({ id, name: z.string() }),
  createdAt: timestamp,
})

export const notes = {
  list: route({
    method: 'GET',
    path: '/api/registrations/:id/notes',
    access: 'notes.read',
    summary: 'Internal notes about a registration, newest first; never shown to its customer',
    staleAfter: ['notes.changed'],
    params: byId,
    query: z.strictObject(pageQuery),
    response: pageOf(noteView),
  }),
  add: route({
    method: 'POST',
    path: '/api/registrations/:id/notes',
    records: { id: 'business_registrations', noteId: newId },
    access: 'notes.write',
    summary: 'Write an internal note; notes are only ever added',
    params: byId,
    body: z.strictObject({
      /** Idempotency key, made by the caller: a retry after a lost answer stores the note once. */
      noteId: id,
      text: line(LONGEST_NOTE),
    }),
    response: noteView,
    status: 201,
    limit: { max: 120, seconds: 600 },
  }),
}
