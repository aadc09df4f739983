import { z } from 'zod'
import { byId, id, line, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { LONGEST_NOTE } from '#features/registrations/rules/note.ts'

/** What the team writes about a process for itself; its customer never reads it (G72). */
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
    access: 'notes.write',
    summary: 'Write an internal note; notes are only ever added',
    params: byId,
    body: z.strictObject({
      /** Made by the caller, so that a try whose answer was lost can be repeated. */
      noteId: id,
      text: line(LONGEST_NOTE),
    }),
    response: noteView,
    status: 201,
    limit: { max: 120, seconds: 600 },
  }),
}
