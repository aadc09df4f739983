import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { UNASSIGNED } from '#contract/registrations.ts'
import type { Limit } from '#contract/route.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'
import { takeTurn } from '#server/http/rate-limits.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { matching } from './matching.ts'
import { registrationView, scopedRegistrations } from './read-registrations.ts'

type Asked = {
  reader: string
  status: string | undefined
  state: string | undefined
  agent: string | undefined
  at: Date | undefined
  id: string | undefined
  limit: number
}
/** Which filters are used; their values are bound later, so that each shape is compiled once. */
type Shape = {
  scope: Scope['kind']
  status: boolean
  state: boolean
  agent: 'one' | 'nobody' | undefined
  paid: boolean | undefined
  continued: boolean
  search?: string
}

function pageQuery(db: Db, { reader, status, state, agent, at, id, limit }: Asked, shape: Shape) {
  const scope: Scope =
    shape.scope === 'owner' || shape.scope === 'agent' ? { kind: shape.scope, id: reader } : { kind: shape.scope }
  let query = scopedRegistrations(db, scope)
  if (shape.status) query = query.where('r.status', '=', sql<string>`${status}`)
  if (shape.state) query = query.where('r.state_id', '=', sql<string>`${state}`)
  if (shape.agent === 'one') query = query.where('r.assigned_agent_id', '=', sql<string>`${agent}::uuid`)
  if (shape.agent === 'nobody') query = query.where('r.assigned_agent_id', 'is', null)
  if (shape.paid !== undefined) query = query.where('r.paid_at', shape.paid ? 'is not' : 'is', null)
  if (shape.search) query = query.where('r.id', 'in', matching(db, shape.search))
  if (shape.continued) query = query.where(sql<boolean>`(r.created_at, r.id) < (${at}, ${id}::uuid)`)
  return query.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').limit(limit)
}

const plainPage = compileOnce(['reader', 'status', 'state', 'agent', 'at', 'id', 'limit'], (db, asked: Asked, shape) =>
  pageQuery(db, asked, JSON.parse(shape)),
)

// Only searches are limited, because any other list costs less than counting the calls would.
const SEARCHES: Limit = { max: 120, seconds: 60 }

export const listRegistrations: Handler<typeof contract.registrations.list> = async (
  context,
  { limit, cursor, search, status, state, agent, paid },
) => {
  const scope = { list: 'registrations', search, status, state, agent, paid }
  const after = readCursor(context, scope, cursor)
  const visible = listScope(context.actor, 'registrations.list')
  const reader = 'id' in visible ? visible.id : ''
  const asked: Asked = { reader, status, state, agent, at: after?.at, id: after?.id, limit: limit + 1 }
  const shape: Shape = {
    scope: visible.kind,
    status: status !== undefined,
    state: state !== undefined,
    agent: agent === undefined ? undefined : agent === UNASSIGNED ? 'nobody' : 'one',
    paid,
    continued: after !== undefined,
  }
  if (search && context.session)
    await takeTurn(context.db, `registrations.search:${context.session.userId}`, SEARCHES, context.now)
  const rows = search
    ? await pageQuery(context.db, asked, { ...shape, search }).execute()
    : await plainPage(context.db, JSON.stringify(shape), asked)
  return pageOf(context, scope, rows, limit, (row) => ({ at: row.created_at, id: row.id }), registrationView)
}
