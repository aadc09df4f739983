import { sql } from 'kysely'
import type { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { hasInvoice, invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { withdrawUntil } from '#features/refunds/rules/withdrawal.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { type Reader, whoReads } from '#server/language/reader.ts'
import { EVERYBODY, keptTotals } from '#server/lists/kept-totals.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { descriptionOf } from './payment-lines.ts'

/** Payments within the reader's scope. */
const visible = (db: Db, scope: Scope) =>
  db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .where(withinScope(scope))

/** A customer's payments are few and summed here; the totals of the whole business are kept sums. */
async function totalsOf(db: Db, scope: Scope): Promise<{ paidCents: number; pendingCents: number }> {
  if (scope.kind === 'any') {
    const kept = await keptTotals(db, [EVERYBODY], ['payments.paid', 'payments.due'])
    return { paidCents: kept(EVERYBODY, 'payments.paid'), pendingCents: kept(EVERYBODY, 'payments.due') }
  }
  return visible(db, scope)
    .select([
      sql<number>`coalesce(sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded')), 0)::float8`.as(
        'paidCents',
      ),
      sql<number>`coalesce(sum(p.amount) filter (where p.due), 0)::float8`.as('pendingCents'),
    ])
    .executeTakeFirstOrThrow()
}

const nextOf = (db: Db, scope: Scope) =>
  visible(db, scope)
    .select(['p.id', 'p.purchase_id as purchaseId', 'r.id as registrationId', 'r.package_id as packageId'])
    .select('p.amount as amountCents')
    .select(['p.created_at as createdAt', 'r.company_name as companyName'])
    .select(sql<PaymentStatus>`p.payment_status`.as('status'))
    .where(sql<boolean>`p.due`)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()

function paymentRows(db: Db, scope: Scope, status: string | undefined) {
  const query = visible(db, scope)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select(['p.id', 'p.amount', 'p.refunded_amount', 'p.quote', 'p.purchase_id', 'p.created_at', 'p.paid_at'])
    .select(['p.plan_price', 'p.state_fee', 'p.withdrawn_at'])
    .select([sql<PaymentStatus>`p.payment_status`.as('status'), sql<'card' | 'none'>`p.payment_method`.as('method')])
    .select('p.due as payable')
    .select(['r.id as registration_id', 'r.company_name', 'r.package_id', 'c.id as customer_id', 'c.name', 'c.email'])
  return status ? query.where('p.payment_status', '=', status) : query
}

type Row = Awaited<ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>>

/** The customer is left out if the reader is that customer. */
function paymentView(row: Row, seen: Scope, { language }: Reader, now: Date) {
  const { status, paid_at: paidAt, withdrawn_at: withdrawnAt } = row
  const parts = { priceCents: row.plan_price, stateFeeCents: row.state_fee, refundedCents: row.refunded_amount }
  return {
    id: row.id,
    description: descriptionOf(language, row),
    purchaseId: row.purchase_id,
    registration: { id: row.registration_id, companyName: row.company_name, packageId: row.package_id },
    customer: seen.kind === 'owner' ? null : { id: row.customer_id, name: row.name, email: row.email },
    amountCents: row.amount,
    refundedCents: row.refunded_amount,
    status,
    payable: row.payable,
    method: row.method,
    invoiceNumber: hasInvoice(status) ? invoiceNumber(row.id) : null,
    createdAt: row.created_at,
    paidAt,
    withdrawUntil: withdrawUntil({ status, parts, paidAt, withdrawnAt }, now),
    withdrawnAt,
  }
}

export const listPayments: Handler<typeof paymentHistory.list> = async (context, { limit, cursor, status }) => {
  const { db, actor } = context
  const seen = listScope(actor, 'payments.read')
  const reader = whoReads(context)
  const first = cursor === undefined
  const [page, totals, next] = await Promise.all([
    readPage(context, {
      list: 'payments',
      filter: { status },
      limit,
      cursor,
      rows: (span) => newestFirst(paymentRows(db, seen, status), ['p.created_at', 'p.id'], span).execute(),
      time: (row) => row.created_at,
      view: (row) => paymentView(row, seen, reader, context.now),
    }),
    first ? totalsOf(db, seen) : null,
    first ? nextOf(db, seen) : null,
  ])
  return { ...page, totals, nextPayment: next ?? null }
}
