import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { UNASSIGNED } from '#contract/registrations.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'
import { countSearch } from '#server/lists/count-search.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { matching } from './matching.ts'
import { registrationView, scopedRegistrations } from './read-registrations.ts'

type Asked = {
  reader: string
  status: string | undefined
  state: string | undefined
  agent: string | undefined
  at: Date | undefined
  id: string | undefined
  most: number
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

function pageQuery(db: Db, { reader, status, state, agent, at, id, most }: Asked, shape: Shape) {
  const scope: Scope =
    shape.scope === 'owner' || shape.scope === 'agent' ? { kind: shape.scope, id: reader } : { kind: shape.scope }
  let query = scopedRegistrations(db, scope)
  if (shape.status) query = query.where('r.status', '=', sql<string>`${status}`)
  if (shape.state) query = query.where('r.state_id', '=', sql<string>`${state}`)
  if (shape.agent === 'one') query = query.where('r.assigned_agent_id', '=', sql<string>`${agent}::uuid`)
  if (shape.agent === 'nobody') query = query.where('r.assigned_agent_id', 'is', null)
  if (shape.paid !== undefined) query = query.where('r.paid_at', shape.paid ? 'is not' : 'is', null)
  if (shape.search) query = query.where('r.id', 'in', matching(db, shape.search))
  const after = shape.continued && at && id ? { at, id } : undefined
  return newestFirst(query, ['r.created_at', 'r.id'], { after, most })
}

const plainPage = compileOnce(['reader', 'status', 'state', 'agent', 'at', 'id', 'most'], (db, asked: Asked, shape) =>
  pageQuery(db, asked, JSON.parse(shape)),
)

export const listRegistrations: Handler<typeof contract.registrations.list> = async (
  context,
  { limit, cursor, search, status, state, agent, paid },
) => {
  const visible = listScope(context.actor, 'registrations.list')
  const reader = 'id' in visible ? visible.id : ''
  const rows = ({ after, most }: Span) => {
    const asked: Asked = { reader, status, state, agent, at: after?.at, id: after?.id, most }
    const shape: Shape = {
      scope: visible.kind,
      status: status !== undefined,
      state: state !== undefined,
      agent: agent === undefined ? undefined : agent === UNASSIGNED ? 'nobody' : 'one',
      paid,
      continued: after !== undefined,
    }
    return search
      ? pageQuery(context.db, asked, { ...shape, search }).execute()
      : plainPage(context.db, JSON.stringify(shape), asked)
  }
  if (search) await countSearch(context, 'registrations')
  return readPage(context, {
    list: 'registrations',
    filter: { search, status, state, agent, paid },
    limit,
    cursor,
    rows,
    time: (row) => row.created_at,
    view: registrationView,
  })
}
