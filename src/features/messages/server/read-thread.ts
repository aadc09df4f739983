import type { messages } from '#features/messages/contract.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { messageRows, messageViews } from './message-view.ts'

export const readThread: Handler<typeof messages.thread> = async (context, { id, limit, cursor }) => {
  const { parties } = await loadRegistration(context, id, 'messages.read')
  const query = messageRows(context).where('m.business_registration_id', '=', id)
  const { items, nextCursor } = await readPage(context, {
    list: 'thread',
    filter: { id },
    limit,
    cursor,
    rows: (span) => newestFirst(query, ['m.created_at', 'm.id'], span).execute(),
    time: (row) => row.created_at,
    view: (row) => row,
  })
  // One query reads the attachments of the whole page.
  return { items: await messageViews(context, parties, items), nextCursor }
}
