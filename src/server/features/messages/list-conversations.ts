import { sql } from 'kysely'
import type { messages } from '#contract/messages.ts'
import { AppError } from '#domain/errors.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { contains } from '#server/lists/search.ts'
import { conversationView, lastTouched, ownConversations } from './conversation-rows.ts'

export const listConversations: Handler<typeof messages.conversations> = async (context, { limit, cursor, search }) => {
  const scope = { list: 'conversations', search }
  const after = readCursor(context, scope, cursor)
  let query = ownConversations(context)
  if (search)
    query = query.where((row) =>
      row.or([contains(sql<string>`fold(r.company_name)`, search), contains(sql<string>`fold(c.name)`, search)]),
    )
  if (after) query = query.where(sql<boolean>`(${lastTouched}, r.id) < (${after.at}, ${after.id}::uuid)`)
  const rows = await query
    .orderBy(lastTouched, 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.touched_at, id: row.id }),
    (row) => conversationView(context, row),
  )
}

export const readConversation: Handler<typeof messages.conversation> = async (context, { id }) => {
  const row = await ownConversations(context).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return conversationView(context, row)
}
