import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { type Found, findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { afterPlace, newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { searchInTurn } from '#server/lists/search-in-turn.ts'
import { personColumns, personView } from './person-view.ts'

const WALKED = 2000

/** Looks in names and addresses. */
function findPeople(context: Context, term: string, role: string | undefined, span: Span): Promise<Found[]> {
  const filter = sql`p.erased_at is null and ${role === undefined ? sql`true` : sql`p.role = ${role}`}`
  const text = sql.ref('p.search_text')
  return findNewest(
    context,
    term,
    {
      walked: WALKED,
      mayEnd: role !== undefined,
      walk: ({ after, most }) => sql`
        select p.id, p.created_at as at, ${text} as text from profiles p
        where ${filter} and ${afterPlace(sql.ref('p.created_at'), sql.ref('p.id'), after)}
        order by p.created_at desc, p.id desc limit ${most}`,
      matches: () => sql<Found>`
        select p.id, p.created_at as at from profiles p where ${contains(text, term)} and ${filter}`,
    },
    span,
  )
}

export const listPeople: Handler<typeof contract.people.list> = async (context, { limit, cursor, search, role }) => {
  const people = () => context.db.selectFrom('profiles').select(personColumns).where('erased_at', 'is', null)
  const plain = (span: Span) =>
    newestFirst(role ? people().where('role', '=', role) : people(), ['created_at', 'id'], span).execute()
  const searched = async (span: Span, term: string) => {
    return rowsOf(await findPeople(context, term, role, span), (ids) =>
      people().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'people',
    filter: { search, role },
    limit,
    cursor,
    rows: (span) => (search ? searchInTurn(context, 'people', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: personView,
  })
}
