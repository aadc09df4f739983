import { sql } from 'kysely'
import { leavesNothing } from '#features/registrations/rules/attention.ts'
import type { RegistrationOrder } from '#features/registrations/rules/list-order.ts'
import type { Scope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'
import { rowsOf } from '#server/lists/find-newest.ts'
import { newestFirst, type Span } from '#server/lists/read-page.ts'
import { findRegistrations } from './find-registrations.ts'
import { inOrder, type Placed } from './order-registrations.ts'
import { type Row, scopedRegistrations } from './read-registrations.ts'
import { needsCells } from './registration-cells.ts'
import { type Asked, asksForAnothers } from './registration-filter.ts'

type Values = { [Name in 'reader' | 'status' | 'state' | 'agent' | 'id']: string | undefined } & {
  at: Date | undefined
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

function pageQuery(db: Db, { reader = '', status, state, agent, at, id }: Values, shape: Shape) {
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

/** Newest first with few filters, as nearly every call asks: one statement with names included, compiled once per shape. */
async function newestOf(db: Db, scope: Scope, { status, state, agent, paid }: Asked, { after, most }: Span) {
  const shape: Shape = {
    scope: scope.kind,
    status: status !== undefined,
    state: state !== undefined,
    agent: agent === undefined ? undefined : agent === null ? 'nobody' : 'one',
    paid,
    continued: after !== undefined,
    most,
  }
  const reader = 'id' in scope ? scope.id : ''
  return plainPage(db, JSON.stringify(shape), {
    reader,
    status,
    state,
    agent: agent ?? undefined,
    at: after?.at,
    id: after?.id,
  })
}

const isPlain = (scope: Scope, asked: Asked, order: RegistrationOrder): boolean =>
  order === 'newest' &&
  asked.attention === undefined &&
  asked.stage === undefined &&
  asked.type === undefined &&
  asked.from === undefined &&
  asked.to === undefined &&
  !needsCells(scope, asked)

export type PlacedRow = Row & Placed
export type Question = { scope: Scope; asked: Asked; order: RegistrationOrder; search: string | undefined }

/** One page of the list that a question asks for, each row with its sort position. */
export async function registrationPage(
  context: Context,
  { scope, asked, order, search }: Question,
  span: Span,
): Promise<PlacedRow[]> {
  const { db } = context
  const agent = scope.kind === 'agent' ? scope.id : asked.agent
  if (asksForAnothers(scope, asked) || leavesNothing({ ...asked, agent })) return []
  if (!search && isPlain(scope, asked, order))
    return (await newestOf(db, scope, asked, span)).map((row) => ({ ...row, at: row.created_at, rest: false }))
  const found = search
    ? (await findRegistrations(context, search, scope, asked, span)).map((row) => ({ ...row, rest: false }))
    : await inOrder(context, order, { scope, asked, span })
  const places = new Map(found.map((place) => [place.id, place]))
  const rows = await rowsOf(found, (ids) =>
    scopedRegistrations(db, scope).where('r.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
  )
  return rows.flatMap((row) => {
    const place = places.get(row.id)
    return place ? [{ ...row, ...place }] : []
  })
}
