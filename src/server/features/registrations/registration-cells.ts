import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#domain/access.ts'
import { registrationStatuses } from '#domain/registrations/status.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { type Asked, all, NOBODY, withinPeriod } from './registration-filter.ts'

// A cell is one state, one type, one status, and paid or not. Two indexes have every cell in the order of time, one of them for
// each agent; a question with several filters is some cells, whose newest rows are put together.

const agentOf = (scope: Scope, asked: Asked): string | null | undefined =>
  scope.kind === 'agent' ? scope.id : asked.agent

/** Whether no index of its own has what is asked in the order of time. A customer's own rows are few. */
export function needsCells(scope: Scope, asked: Asked): boolean {
  if (scope.kind === 'owner' || scope.kind === 'none') return false
  const given = [asked.status, asked.state, asked.type, asked.paid].filter((value) => value !== undefined).length
  if (agentOf(scope, asked) === null) return given > 0
  return given > 1 || asked.type !== undefined
}

const one = (value: string) => sql`select ${value}::text as id`
const statuses = sql`select unnest(array[${sql.join(registrationStatuses.map((status) => sql.lit(status)))}]) as id`

const cellsOf = ({ state, type, status, paid }: Asked) => sql`
  (${state === undefined ? sql`select id from states` : one(state)}) st
  cross join (${type === undefined ? sql`select id from company_types` : one(type)}) ty
  cross join (${status === undefined ? statuses : one(status)}) su
  cross join (${paid === undefined ? sql`values (true), (false)` : sql`values (${sql.lit(!paid)})`}) un (paid)`

type Wanted = { scope: Scope; asked: Asked; rising: boolean; but?: RawBuilder<boolean> | undefined }

/** The rows of the cell `c` in the order of its index. */
function rowsOfCell({ scope, asked, rising, but }: Wanted, { after, most }: Span) {
  const agent = agentOf(scope, asked)
  const conditions = [
    sql<boolean>`r.state_id = c.state_id and r.company_type_id = c.type_id and r.status = c.status`,
    sql<boolean>`(r.paid_at is null) = c.unpaid`,
    ...(agent === undefined
      ? []
      : [sql<boolean>`coalesce(r.assigned_agent_id, ${sql.lit(NOBODY)}) = ${agent ?? NOBODY}::uuid`]),
    ...withinPeriod('r.created_at', asked),
    afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), after, rising),
    ...(but ? [but] : []),
  ]
  const way = rising ? sql`asc` : sql`desc`
  return sql`select r.id, r.created_at as at from business_registrations r where ${all(conditions)}
    order by r.created_at ${way}, r.id ${way} ${atMost(most)}`
}

/**
 * The newest (or oldest) rows of all cells as `id` and `at`. The first row of each cell tells which cells a page can come from at all:
 * no more than it has rows.
 */
export function inCells(wanted: Wanted, span: Span): RawBuilder<Found> {
  const way = wanted.rising ? sql`asc` : sql`desc`
  return sql<Found>`
    select page.id, page.at from (
      select c.*, head.at, head.id from (
        select st.id as state_id, ty.id as type_id, su.id as status, un.paid as unpaid from ${cellsOf(wanted.asked)} offset 0) c
      cross join lateral (${rowsOfCell(wanted, { ...span, most: 1 })}) head
      order by head.at ${way}, head.id ${way} ${atMost(span.most)}) c
    cross join lateral (${rowsOfCell(wanted, span)}) page
    order by page.at ${way}, page.id ${way} ${atMost(span.most)}`
}
