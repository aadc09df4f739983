import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { contains } from '#server/lists/search.ts'
import { loadContact, summaryColumns, summaryView } from './contact-view.ts'

const EXCERPT = 160

export const listContacts: Handler<typeof contract.contact.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  const scope = { list: 'contacts', search, status }
  const after = readCursor(context, scope, cursor)
  let query = context.db
    .selectFrom('contact_messages')
    .select([...summaryColumns, sql<string>`left(mensagem, ${EXCERPT})`.as('excerpt')])
  if (status) query = query.where('status', '=', status)
  if (search) query = query.where(contains(sql<string>`fold(nome || ' ' || email)`, search))
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`)
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => ({ ...summaryView(row), excerpt: row.excerpt }),
  )
}

export const readContact: Handler<typeof contract.contact.read> = (context, { id }) => loadContact(context, id)
