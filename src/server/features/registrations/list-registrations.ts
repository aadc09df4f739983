import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { Db } from '../../db/connect.ts'
import { contains } from '../../db/queries/search.ts'
import type { Handler } from '../../mount.ts'
import { registrationView, scopedRegistrations } from './read-registrations.ts'

type Asked = { reader: string; status: string | undefined; at: Date | undefined; id: string | undefined; limit: number }
type Shape = { scope: Scope['kind']; filtered: boolean; continued: boolean; search?: string }

function pageQuery(db: Db, { reader, status, at, id, limit }: Asked, shape: Shape) {
  const scope: Scope =
    shape.scope === 'owner' || shape.scope === 'agent' ? { kind: shape.scope, id: reader } : { kind: shape.scope }
  let query = scopedRegistrations(db, scope)
  if (shape.filtered) query = query.where('r.status', '=', sql<string>`${status}`)
  if (shape.search) query = query.where(contains(sql<string>`fold(r.company_name)`, shape.search))
  if (shape.continued) query = query.where(sql<boolean>`(r.created_at, r.id) < (${at}, ${id}::uuid)`)
  return query.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').limit(limit)
}

const plainPage = compileOnce(['reader', 'status', 'at', 'id', 'limit'], (db, asked: Asked, shape) =>
  pageQuery(db, asked, JSON.parse(shape)),
)

export const listRegistrations: Handler<typeof contract.registrations.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  const scope = { list: 'registrations', search, status }
  const after = readCursor(context, scope, cursor)
  const visible = listScope(context.actor, 'registrations.list')
  const reader = 'id' in visible ? visible.id : ''
  const asked: Asked = { reader, status, at: after?.at, id: after?.id, limit: limit + 1 }
  const shape: Shape = { scope: visible.kind, filtered: status !== undefined, continued: after !== undefined }
  const rows = search
    ? await pageQuery(context.db, asked, { ...shape, search }).execute()
    : await plainPage(context.db, JSON.stringify(shape), asked)
  return pageOf(context, scope, rows, limit, (row) => ({ at: row.created_at, id: row.id }), registrationView)
}
