import { sql } from 'kysely'
import type { clients } from '#features/clients/contract.ts'
import { listScope } from '#rules/access.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { readPage, type Span } from '#server/lists/read-page.ts'
import { clientsByName, findClients, newestClients } from './own-clients.ts'

type Row = {
  id: string
  name: string
  email: string
  total: number
  open_count: number
  newest_at: Date
  company_id: string
  company_name: string
}

/** Each client with their newest company. A client whose last company was handed over since the page was read has none and is left out. */
const rowsFor = (db: Db, agentId: string, ids: readonly string[]) =>
  sql<Row>`
    select p.id, p.name, p.email, c.total, c.open_count, c.newest_at, r.id as company_id, r.company_name
    from agent_clients c join profiles p on p.id = c.user_id
      cross join lateral (select r.id, r.company_name from business_registrations r
        where r.user_id = c.user_id and r.assigned_agent_id = c.agent_id order by r.created_at desc, r.id desc limit 1) r
    where c.agent_id = ${agentId}::uuid and c.user_id = any(${ids}::uuid[])`
    .execute(db)
    .then(({ rows }) => rows)

export const listClients: Handler<typeof clients.list> = async (
  context,
  { limit, cursor, search, state, sort: order = 'newest' },
) => {
  const scope = listScope(context.actor, 'clients.read')
  if (scope.kind !== 'agent') return { items: [], nextCursor: null }
  const { db } = context
  const asked = { agentId: scope.id, state }
  const found = (span: Span) => {
    if (search) return limitedSearch(context, 'clients', () => findClients(context, search, asked, span))
    return order === 'name' ? clientsByName(db, asked, span) : newestClients(db, asked, span)
  }
  return readPage(context, {
    list: 'clients',
    filter: { search, state, order },
    limit,
    cursor,
    rows: async (span) => rowsOf(await found(span), (ids) => rowsFor(db, scope.id, ids)),
    time: (row) => row.newest_at,
    view: (row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      company: { id: row.company_id, name: row.company_name },
      companies: row.total,
      open: row.open_count,
      newestAt: row.newest_at,
    }),
  })
}
