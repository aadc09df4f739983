import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { personColumns, personView } from './person-view.ts'

export const listPeople: Handler<typeof contract.people.list> = async (context, { limit, cursor, search, role }) => {
  let query = context.db.selectFrom('profiles').select(personColumns).where('erased_at', 'is', null)
  if (role) query = query.where('role', '=', role)
  if (search) query = query.where(contains(sql<string>`fold(name || ' ' || email)`, search))
  return readPage(context, {
    list: 'people',
    filter: { search, role },
    limit,
    cursor,
    rows: (span) => newestFirst(query, ['created_at', 'id'], span).execute(),
    time: (row) => row.created_at,
    view: personView,
  })
}
