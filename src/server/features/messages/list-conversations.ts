import { sql } from 'kysely'
import type { messages } from '#contract/messages.ts'
import type { Handler } from '#server/http/mount.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { orNotFound } from '#server/records/or-not-found.ts'
import { conversationView, lastTouched, ownConversations } from './conversation-rows.ts'

export const listConversations: Handler<typeof messages.conversations> = async (context, { limit, cursor, search }) => {
  let query = ownConversations(context)
  if (search)
    query = query.where((row) =>
      row.or([contains(sql<string>`fold(r.company_name)`, search), contains(sql<string>`fold(c.name)`, search)]),
    )
  return readPage(context, {
    list: 'conversations',
    filter: { search },
    limit,
    cursor,
    rows: (span) => newestFirst(query, [lastTouched, 'r.id'], span).execute(),
    time: (row) => row.touched_at,
    view: (row) => conversationView(context, row),
  })
}

export const readConversation: Handler<typeof messages.conversation> = async (context, { id }) => {
  const row = await ownConversations(context).where('r.id', '=', id).executeTakeFirst()
  return conversationView(context, orNotFound(context, 'messages.read', row))
}
