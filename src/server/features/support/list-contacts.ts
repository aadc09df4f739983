import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { loadContact, summaryColumns, summaryView } from './contact-view.ts'

const EXCERPT = 160

export const listContacts: Handler<typeof contract.contact.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  let query = context.db
    .selectFrom('contact_messages')
    .select([...summaryColumns, sql<string>`left(mensagem, ${EXCERPT})`.as('excerpt')])
  if (status) query = query.where('status', '=', status)
  if (search) query = query.where(contains(sql<string>`fold(nome || ' ' || email)`, search))
  return readPage(context, {
    list: 'contacts',
    filter: { search, status },
    limit,
    cursor,
    rows: (span) => newestFirst(query, ['created_at', 'id'], span).execute(),
    time: (row) => row.created_at,
    view: (row) => ({ ...summaryView(row), excerpt: row.excerpt }),
  })
}

export const readContact: Handler<typeof contract.contact.read> = (context, { id }) => loadContact(context, id)
