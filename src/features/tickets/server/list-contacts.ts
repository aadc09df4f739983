import { sql } from 'kysely'
import type { contact } from '#features/tickets/contract/contact.ts'
import type { Handler } from '#server/http/handler.ts'
import { findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { searchedTable } from '#server/lists/searched-table.ts'
import { loadContact, summaryColumns, summaryView } from './contact-view.ts'

const EXCERPT = 160

export const listContacts: Handler<typeof contact.list> = async (context, { limit, cursor, search, status }) => {
  const contacts = () =>
    context.db
      .selectFrom('contact_messages')
      .select([...summaryColumns, sql<string>`left(mensagem, ${EXCERPT})`.as('excerpt')])
  const plain = (span: Span) =>
    newestFirst(status ? contacts().where('status', '=', status) : contacts(), ['created_at', 'id'], span).execute()
  /** Searches names and e-mail addresses. */
  const searched = async (span: Span, term: string) => {
    const filter = status === undefined ? sql`true` : sql`t.status = ${status}`
    const among = searchedTable(term, { table: 'contact_messages', time: 'created_at', filter })
    return rowsOf(await findNewest(context, term, among, span), (ids) =>
      contacts().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'contacts',
    filter: { search, status },
    limit,
    cursor,
    rows: (span) => (search ? limitedSearch(context, 'contacts', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: (row) => ({ ...summaryView(row), excerpt: row.excerpt }),
  })
}

export const readContact: Handler<typeof contact.read> = (context, { id }) => loadContact(context, id)
