import { type RawBuilder, sql } from 'kysely'
import type { refunds } from '#features/refunds/contract.ts'
import { type RefundStatus, waitsForOffice } from '#features/refunds/rules/status.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { type Found, rowsOf } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { readOne, refundRows, refundView } from './refund-rows.ts'

const waiting = sql<boolean>`f.status in ('requested', 'sending', 'failed')`
const withdrawal = sql<boolean>`coalesce(f.ground = 'withdrawal', false)`

const isFirst = ({ status, ground }: { status: RefundStatus; ground: RefundGround | null }): boolean =>
  waitsForOffice(status) && ground === 'withdrawal'

async function idsOf({ db }: Context, scope: Scope, which: RawBuilder<boolean>, { after, most }: Span) {
  const { rows } = await sql<Found>`
    select f.id, f.asked_at as at from refunds f
    join payments p on p.id = f.payment_id join business_registrations r on r.id = p.business_registration_id
    where ${withinScope(scope)} and ${which} and ${afterPlace(sql.ref('f.asked_at'), sql.ref('f.id'), after)}
    order by f.asked_at desc, f.id desc ${atMost(most)}`.execute(db)
  return rows
}

/** Admins see waiting refunds first, withdrawals before others; customers see their own by date alone. */
async function find(context: Context, scope: Scope, status: RefundStatus | undefined, span: Span) {
  if (status) return idsOf(context, scope, sql`f.status = ${sql.lit(status)}`, span)
  if (scope.kind !== 'any') return idsOf(context, scope, sql`true`, span)
  const parts = [
    sql<boolean>`${waiting} and ${withdrawal}`,
    sql<boolean>`${waiting} and not ${withdrawal}`,
    sql<boolean>`not ${waiting}`,
  ]
  const { after, most } = span
  const at = !after || after.first ? 0 : after.rest ? 2 : 1
  const found: Found[] = []
  for (const [index, part] of parts.entries()) {
    if (index < at || found.length >= most) continue
    const from = index === at ? after : undefined
    found.push(...(await idsOf(context, scope, part, { after: from, most: most - found.length })))
  }
  return found
}

export const listRefunds: Handler<typeof refunds.list> = (context, { limit, cursor, status }) => {
  const scope = listScope(context.actor, 'refunds.read')
  return readPage(context, {
    list: 'refunds',
    filter: { status },
    limit,
    cursor,
    rows: async (span) =>
      rowsOf(await find(context, scope, status, span), (ids) =>
        refundRows(context.db).where('f.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
      ),
    time: (row) => row.asked_at,
    rest: (row) => scope.kind === 'any' && !status && !waitsForOffice(row.status),
    first: (row) => scope.kind === 'any' && !status && isFirst(row),
    view: (row) => refundView(row, context.actor),
  })
}

export const readRefund: Handler<typeof refunds.read> = (context, { id }) => readOne(context, id)
