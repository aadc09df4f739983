import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import { contains } from '../../db/queries/search.ts'
import type { Handler } from '../../mount.ts'
import { registrationView, visibleRegistrations } from './read-registrations.ts'

export const listRegistrations: Handler<typeof contract.registrations.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  const scope = { list: 'registrations', search, status }
  const after = readCursor(context, scope, cursor)
  let query = visibleRegistrations(context, 'registrations.list')
  if (status) query = query.where('r.status', '=', status)
  if (search) query = query.where(contains(sql<string>`fold(r.company_name)`, search))
  if (after) query = query.where(sql<boolean>`(r.created_at, r.id) < (${after.at}, ${after.id}::uuid)`)
  const rows = await query
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(context, scope, rows, limit, (row) => ({ at: row.created_at, id: row.id }), registrationView)
}
