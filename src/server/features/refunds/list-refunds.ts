import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { type RefundStatus, waitsForOffice } from '#domain/refunds/status.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { type Found, rowsOf } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { withinScope } from '#server/records/within-scope.ts'
import { readOne, refundRows, refundView } from './refund-rows.ts'

const waiting = sql<boolean>`f.status in ('requested', 'sending', 'failed')`

async function idsOf({ db }: Context, scope: Scope, which: RawBuilder<boolean>, { after, most }: Span) {
  const { rows } = await sql<Found>`
    select f.id, f.asked_at as at from refunds f
    join payments p on p.id = f.payment_id join business_registrations r on r.id = p.business_registration_id
    where ${withinScope(scope)} and ${which} and ${afterPlace(sql.ref('f.asked_at'), sql.ref('f.id'), after)}
    order by f.asked_at desc, f.id desc ${atMost(most)}`.execute(db)
  return rows
}

/** What waits comes first for the office; a customer's own come by their time alone. */
async function find(context: Context, scope: Scope, status: RefundStatus | undefined, span: Span) {
  if (status) return idsOf(context, scope, sql`f.status = ${sql.lit(status)}`, span)
  if (scope.kind !== 'any') return idsOf(context, scope, sql`true`, span)
  const { after, most } = span
  const first = after?.rest ? [] : await idsOf(context, scope, waiting, span)
  if (first.length >= most) return first
  const rest = { after: after?.rest ? after : undefined, most: most - first.length }
  return [...first, ...(await idsOf(context, scope, sql`not ${waiting}`, rest))]
}

export const listRefunds: Handler<typeof contract.refunds.list> = (context, { limit, cursor, status }) => {
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
    view: (row) => refundView(row, context.actor),
  })
}

export const readRefund: Handler<typeof contract.refunds.read> = (context, { id }) => readOne(context, id)
