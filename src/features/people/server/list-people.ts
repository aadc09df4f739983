import { sql } from 'kysely'
import type { people } from '#features/people/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { searchedTable } from '#server/lists/searched-table.ts'
import { personColumns, personView } from './person-view.ts'

export const listPeople: Handler<typeof people.list> = async (context, { limit, cursor, ...asked }) => {
  const { search, role, disabled } = asked
  const people = () => context.db.selectFrom('profiles').select(personColumns).where('erased_at', 'is', null)
  const plain = (span: Span) => {
    let rows = people()
    if (role) rows = rows.where('role', '=', role)
    // A literal, because the planner cannot use a partial index with a parameter.
    if (disabled) rows = rows.where('banned', '=', sql.lit(true))
    return newestFirst(rows, ['created_at', 'id'], span).execute()
  }
  /** Searches names and e-mail addresses. */
  const searched = async (span: Span, term: string) => {
    const ofRole = role === undefined ? sql`true` : sql`t.role = ${role}`
    const filter = sql`t.erased_at is null and ${ofRole} and ${disabled ? sql`t.banned` : sql`true`}`
    const among = searchedTable(term, { table: 'profiles', time: 'created_at', filter })
    return rowsOf(await findNewest(context, term, among, span), (ids) =>
      people().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'people',
    filter: asked,
    limit,
    cursor,
    rows: (span) => (search ? limitedSearch(context, 'people', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: personView,
  })
}
