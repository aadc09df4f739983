import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { UNASSIGNED } from '#contract/registrations.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'
import { rowsOf } from '#server/lists/find-newest.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { searchInTurn } from '#server/lists/search-in-turn.ts'
import { findRegistrations } from './find-registrations.ts'
import { registrationView, scopedRegistrations } from './read-registrations.ts'

type Values = {
  reader: string
  status: string | undefined
  state: string | undefined
  agent: string | undefined
  at: Date | undefined
  id: string | undefined
}
/** Which filters are used; their values are bound later, so that each shape is compiled once. */
type Shape = {
  scope: Scope['kind']
  status: boolean
  state: boolean
  agent: 'one' | 'nobody' | undefined
  paid: boolean | undefined
  continued: boolean
  most: number
}

function pageQuery(db: Db, { reader, status, state, agent, at, id }: Values, shape: Shape) {
  const scope: Scope =
    shape.scope === 'owner' || shape.scope === 'agent' ? { kind: shape.scope, id: reader } : { kind: shape.scope }
  let query = scopedRegistrations(db, scope)
  if (shape.status) query = query.where('r.status', '=', sql<string>`${status}`)
  if (shape.state) query = query.where('r.state_id', '=', sql<string>`${state}`)
  if (shape.agent === 'one') query = query.where('r.assigned_agent_id', '=', sql<string>`${agent}::uuid`)
  if (shape.agent === 'nobody') query = query.where('r.assigned_agent_id', 'is', null)
  if (shape.paid !== undefined) query = query.where('r.paid_at', shape.paid ? 'is not' : 'is', null)
  const after = shape.continued && at && id ? { at, id } : undefined
  return newestFirst(query, ['r.created_at', 'r.id'], { after, most: shape.most })
}

const plainPage = compileOnce(['reader', 'status', 'state', 'agent', 'at', 'id'], (db, values: Values, shape) =>
  pageQuery(db, values, JSON.parse(shape)),
)

export const listRegistrations: Handler<typeof contract.registrations.list> = async (
  context,
  { limit, cursor, search, status, state, agent, paid },
) => {
  const visible = listScope(context.actor, 'registrations.list')
  const plain = ({ after, most }: Span) => {
    const reader = 'id' in visible ? visible.id : ''
    const shape: Shape = {
      scope: visible.kind,
      status: status !== undefined,
      state: state !== undefined,
      agent: agent === undefined ? undefined : agent === UNASSIGNED ? 'nobody' : 'one',
      paid,
      continued: after !== undefined,
      most,
    }
    const values: Values = { reader, status, state, agent, at: after?.at, id: after?.id }
    return plainPage(context.db, JSON.stringify(shape), values)
  }
  const searched = async (span: Span, term: string) => {
    const asked = { status, state, agent: agent === UNASSIGNED ? null : agent, paid }
    const found = await findRegistrations(context, term, visible, asked, span)
    return rowsOf(found, (ids) =>
      scopedRegistrations(context.db, visible).where('r.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'registrations',
    filter: { search, status, state, agent, paid },
    limit,
    cursor,
    rows: (span) => (search ? searchInTurn(context, 'registrations', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: (row) => registrationView(context, row),
  })
}
