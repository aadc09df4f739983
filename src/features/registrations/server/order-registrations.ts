import { type RawBuilder, sql } from 'kysely'
import type { RegistrationOrder } from '#features/registrations/rules/list-order.ts'
import { isFinished } from '#features/registrations/rules/status.ts'
import type { Scope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { waitingInWay } from './attention-rows.ts'
import { isUnassigned } from './needs-attention.ts'
import { filteredPage, needsCells } from './registration-cells.ts'
import { type Asked, filterOf } from './registration-filter.ts'

/** Sort position of a row: by the time `at`; `rest` marks the rows that come after all that wait for the office. */
export type Placed = Found & { rest: boolean }

const waits = sql<boolean>`(${isUnassigned})`

type Part = { scope: Scope; asked: Asked; rising: boolean; but?: RawBuilder<boolean> | undefined }

/** One page sorted by the time of the order; `but` is one more condition on the rows. */
async function byTime(db: Db, { scope, asked, rising, but }: Part, span: Span): Promise<Found[]> {
  if (span.most <= 0) return []
  const way = rising ? sql`asc` : sql`desc`
  if (needsCells(scope, asked)) return filteredPage(db, { scope, asked, rising, but }, span)
  const page = sql<Found>`select r.id, r.created_at as at from business_registrations r
        where ${filterOf(scope, asked)} and ${afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), span.after, rising)}
          and ${but ?? sql`true`}
        order by r.created_at ${way}, r.id ${way} ${atMost(span.most)}`
  return (await page.execute(db)).rows
}

/** Whether the filters can match a registration that waits for the office. */
const mayWait = (scope: Scope, { agent, paid, status }: Asked): boolean =>
  scope.kind === 'any' && !agent && paid !== false && (status === undefined || !isFinished(status))

/** Paid registrations without an agent, longest since payment first. A healthy business has few, so filters check each of them. */
async function waitingLongest(db: Db, scope: Scope, asked: Asked, { after, most }: Span): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select r.id, r.paid_at as at from business_registrations r
    where ${waits} and ${filterOf(scope, asked)} and ${afterPlace(sql.ref('r.paid_at'), sql.ref('r.id'), after, true)}
    order by r.paid_at, r.id ${atMost(most)}`.execute(db)
  return rows
}

/** First the registrations that wait for the office, then the rest, newest first (G70). */
async function waitingFirst(db: Db, scope: Scope, asked: Asked, { after, most }: Span): Promise<Placed[]> {
  const some = mayWait(scope, asked)
  const first = some && !after?.rest ? await waitingLongest(db, scope, asked, { after, most }) : []
  const rest = await byTime(
    db,
    { scope, asked, rising: false, but: some ? sql<boolean>`not ${waits}` : undefined },
    { after: after?.rest ? after : undefined, most: most - first.length },
  )
  return [...first.map((row) => ({ ...row, rest: false })), ...rest.map((row) => ({ ...row, rest: true }))]
}

export async function inOrder(
  context: Context,
  order: RegistrationOrder,
  { scope, asked, span }: { scope: Scope; asked: Asked; span: Span },
): Promise<Placed[]> {
  const { db } = context
  if (asked.attention) {
    const waiting = await waitingInWay(context, asked.attention, { scope, asked }, span)
    return waiting.map((row) => ({ ...row, rest: false }))
  }
  if (order === 'waiting') return waitingFirst(db, scope, asked, span)
  const found = await byTime(db, { scope, asked, rising: order === 'oldest' }, span)
  return found.map((row) => ({ ...row, rest: false }))
}
