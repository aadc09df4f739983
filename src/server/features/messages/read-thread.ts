import { sql } from 'kysely'
import type { messages } from '#contract/messages.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { loadParties } from './load-conversation.ts'
import { messageRows, messageViews } from './message-view.ts'

export const readThread: Handler<typeof messages.thread> = async (context, { id, limit, cursor }) => {
  const scope = { list: 'thread', id }
  const before = readCursor(context, scope, cursor)
  const parties = await loadParties(context, id, 'messages.read')
  let query = messageRows(context).where('m.business_registration_id', '=', id)
  if (before) query = query.where(sql<boolean>`(m.created_at, m.id) < (${before.at}, ${before.id}::uuid)`)
  const rows = await query
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute()
  const place = (row: (typeof rows)[number]) => ({ at: row.created_at, id: row.id })
  const { items, nextCursor } = pageOf(context, scope, rows, limit, place, (row) => row)
  return { items: await messageViews(context, parties, items), nextCursor }
}
