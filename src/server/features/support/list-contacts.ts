import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { type Found, findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { afterPlace, newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { searchInTurn } from '#server/lists/search-in-turn.ts'
import { loadContact, summaryColumns, summaryView } from './contact-view.ts'

const EXCERPT = 160
const WALKED = 2000

/** Looks in names and addresses. */
function findContacts(context: Context, term: string, status: string | undefined, span: Span): Promise<Found[]> {
  const filter = status === undefined ? sql`true` : sql`m.status = ${status}`
  const text = sql.ref('m.search_text')
  return findNewest(
    context,
    term,
    {
      walked: WALKED,
      mayEnd: status !== undefined,
      walk: ({ after, most }) => sql`
        select m.id, m.created_at as at, ${text} as text from contact_messages m
        where ${filter} and ${afterPlace(sql.ref('m.created_at'), sql.ref('m.id'), after)}
        order by m.created_at desc, m.id desc limit ${most}`,
      matches: () => sql<Found>`
        select m.id, m.created_at as at from contact_messages m where ${contains(text, term)} and ${filter}`,
    },
    span,
  )
}

export const listContacts: Handler<typeof contract.contact.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  const contacts = () =>
    context.db
      .selectFrom('contact_messages')
      .select([...summaryColumns, sql<string>`left(mensagem, ${EXCERPT})`.as('excerpt')])
  const plain = (span: Span) =>
    newestFirst(status ? contacts().where('status', '=', status) : contacts(), ['created_at', 'id'], span).execute()
  const searched = async (span: Span, term: string) => {
    return rowsOf(await findContacts(context, term, status, span), (ids) =>
      contacts().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'contacts',
    filter: { search, status },
    limit,
    cursor,
    rows: (span) => (search ? searchInTurn(context, 'contacts', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: (row) => ({ ...summaryView(row), excerpt: row.excerpt }),
  })
}

export const readContact: Handler<typeof contract.contact.read> = (context, { id }) => loadContact(context, id)
