import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { contains } from '#server/lists/search.ts'
import { personColumns, personView } from './person-view.ts'

export const listPeople: Handler<typeof contract.people.list> = async (context, { limit, cursor, search, role }) => {
  const scope = { list: 'people', search, role }
  const after = readCursor(context, scope, cursor)
  let query = context.db.selectFrom('profiles').select(personColumns).where('erased_at', 'is', null)
  if (role) query = query.where('role', '=', role)
  if (search) query = query.where(contains(sql<string>`fold(name || ' ' || email)`, search))
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`)
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(context, scope, rows, limit, (row) => ({ at: row.created_at, id: row.id }), personView)
}
