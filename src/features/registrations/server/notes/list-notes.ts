import type { notes } from '#features/registrations/contract/notes.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { noteRows, noteView } from './note-rows.ts'

export const listNotes: Handler<typeof notes.list> = async (context, { id, limit, cursor }) => {
  await loadRegistration(context, id, 'notes.read')
  return readPage(context, {
    list: 'notes',
    filter: { id },
    limit,
    cursor,
    rows: (span) => newestFirst(noteRows(context.db, id), ['n.created_at', 'n.id'], span).execute(),
    time: (row) => row.created_at,
    view: noteView,
  })
}
