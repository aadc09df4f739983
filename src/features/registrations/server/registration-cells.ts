import { type RawBuilder, sql } from 'kysely'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import type { Scope } from '#rules/access.ts'
import type { Db } from '#server/db/connect.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { type Asked, all, filterOf, NOBODY, stageCondition, withinPeriod } from './registration-filter.ts'

// A cell is one combination of state, type, status and paid or not. Two indexes, one of them per agent, keep each cell in time
// order; a question with several filters is a set of cells, whose newest rows are merged.

const agentOf = (scope: Scope, asked: Asked): string | null | undefined =>
  scope.kind === 'agent' ? scope.id : asked.agent

/** Whether no single index gives the filtered rows in time order. A customer has few rows, which need none. */
export function needsCells(scope: Scope, asked: Asked): boolean {
  if (scope.kind === 'owner' || scope.kind === 'none') return false
  const given = [asked.status, asked.stage, asked.state, asked.type, asked.paid].filter(
    (value) => value !== undefined,
  ).length
  if (agentOf(scope, asked) === null) return given > 0
  return given > 1 || asked.type !== undefined
}

const one = (value: string) => sql`select ${value}::text as id`
const oneOf = (statuses: readonly RegistrationStatus[]) =>
  sql`select unnest(array[${sql.join(statuses.map((status) => sql.lit(status)))}]) as id`
const inStage = { review: oneOf(['pending', 'in_review']), filing: oneOf(['in_review']) }
const anyStatus = oneOf(registrationStatuses)

const cellsOf = ({ state, type, status, stage, paid }: Asked) => sql`
  (${state === undefined ? sql`select id from states` : one(state)}) st
  cross join (${type === undefined ? sql`select id from company_types` : one(type)}) ty
  cross join (${status === undefined ? (stage ? inStage[stage] : anyStatus) : one(status)}) su
  cross join (${paid === undefined ? sql`values (true), (false)` : sql`values (${sql.lit(!paid)})`}) un (paid)`

/** The indexed expression. Under row-level security PostgreSQL counts `case` as leakproof but not `coalesce`, and would skip the index. */
const agentOrNobody = sql`case when r.assigned_agent_id is null then ${sql.lit(NOBODY)}::uuid else r.assigned_agent_id end`

export type Wanted = { scope: Scope; asked: Asked; rising: boolean; but?: RawBuilder<boolean> | undefined }

/** The rows of the cell `c` in the order of its index. */
function rowsOfCell({ scope, asked, rising, but }: Wanted, { after, most }: Span) {
  const agent = agentOf(scope, asked)
  const conditions = [
    sql<boolean>`r.state_id = c.state_id and r.company_type_id = c.type_id and r.status = c.status`,
    sql<boolean>`(r.paid_at is null) = c.unpaid`,
    ...(agent === undefined ? [] : [sql<boolean>`${agentOrNobody} = ${agent ?? NOBODY}::uuid`]),
    ...(asked.stage ? [stageCondition[asked.stage]] : []),
    ...withinPeriod('r.created_at', asked),
    afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), after, rising),
    ...(but ? [but] : []),
  ]
  const way = rising ? sql`asc` : sql`desc`
  return sql`select r.id, r.created_at as at from business_registrations r where ${all(conditions)}
    order by r.created_at ${way}, r.id ${way} ${atMost(most)}`
}

/**
 * The newest (or oldest) rows of all cells as `id` and `at`. A page of n rows can only come from the n cells with the newest first
 * row, so the first row of each cell is read before the others.
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

/** Rows scanned before cells are merged: a common combination of filters fills its page from them. */
const LOOKED_AT = 500

/** The filters that one index serves in time order; the other filters are checked row by row. */
function inOneIndex(scope: Scope, asked: Asked): RawBuilder<boolean> {
  const { state, status, stage, paid } = asked
  const agent = agentOf(scope, asked)
  if (agent === null) return sql<boolean>`r.assigned_agent_id is null`
  const of = agent === undefined ? sql<boolean>`true` : sql<boolean>`r.assigned_agent_id = ${agent}::uuid`
  if (paid === false) return sql<boolean>`${of} and r.paid_at is null`
  if (stage !== undefined) return sql<boolean>`${of} and ${stageCondition[stage]}`
  if (status !== undefined) return sql<boolean>`${of} and r.status = ${status}`
  return state === undefined ? of : sql<boolean>`${of} and r.state_id = ${state}`
}

/** Up to `most` rows in time order as `id`, `at` and `wanted`, which says whether a row passes all filters. */
export function looked({ scope, asked, rising, but }: Wanted, { after, most }: Span) {
  const way = rising ? sql`asc` : sql`desc`
  const within = all([
    inOneIndex(scope, asked),
    ...withinPeriod('r.created_at', asked),
    afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), after, rising),
  ])
  return sql`
    select r.id, r.created_at as at, ${filterOf(scope, asked)} and ${but ?? sql`true`} as wanted
    from business_registrations r where ${within} order by r.created_at ${way}, r.id ${way} ${atMost(most)}`
}

/** The rows that pass all filters among the first ones of an index; `seen` counts the rows scanned. */
async function amongFirst(db: Db, wanted: Wanted, { after, most }: Span) {
  const way = wanted.rising ? sql`asc` : sql`desc`
  const { rows } = await sql<{ seen: number; id: string | null; at: Date }>`
    with looked as materialized (${looked(wanted, { after, most: LOOKED_AT })})
    select n.seen, f.id, f.at from (select count(*)::int as seen from looked) n left join lateral (
      select id, at from looked where wanted order by at ${way}, id ${way} ${atMost(most)}) f on true
    order by f.at ${way}, f.id ${way}`.execute(db)
  return { found: rows.flatMap(({ id, at }) => (id ? [{ id, at }] : [])), seen: rows[0]?.seen ?? 0 }
}

/** One page for filters that no single index serves: scans the first rows, and merges cells if they do not fill the page. */
export async function filteredPage(db: Db, wanted: Wanted, span: Span): Promise<Found[]> {
  const { found, seen } = await amongFirst(db, wanted, span)
  if (found.length >= span.most || seen < LOOKED_AT) return found
  return (await inCells(wanted, span).execute(db)).rows
}

/** Whether the filters leave so few cells that each may give many rows: one state with one status or type. */
export const hasFewCells = ({ state, type, status }: Asked): boolean =>
  state !== undefined && (type !== undefined || status !== undefined)
