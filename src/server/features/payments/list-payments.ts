import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope, type Scope } from '#domain/access.ts'
import { invoiceNumber } from '#domain/payments/invoice-number.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { quoteShape } from '#domain/registrations/quote.ts'
import type { Db } from '#server/db/connect.ts'
import { withinScope } from '#server/db/within-scope.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'

/** Payments within the reader's scope. */
const visible = (db: Db, scope: Scope) =>
  db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .where(withinScope(scope))

// A payment is due only while its order is unpaid and not rejected; of several tries only the newest counts.
const due = sql<boolean>`(p.payment_status in ('pending', 'failed') and r.paid_at is null and r.status <> 'rejected'
  and not exists (select 1 from payments later where later.business_registration_id = r.id
    and (later.created_at, later.id) > (p.created_at, p.id)))`

const totalsOf = (db: Db, scope: Scope) =>
  visible(db, scope)
    .select([
      sql<number>`coalesce(sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded')), 0)::float8`.as(
        'paidCents',
      ),
      sql<number>`coalesce(sum(p.amount) filter (where ${due}), 0)::float8`.as('pendingCents'),
    ])
    .executeTakeFirstOrThrow()

const nextOf = (db: Db, scope: Scope) =>
  visible(db, scope)
    .select(['p.id', 'r.id as registrationId', 'r.package_id as packageId', 'p.amount as amountCents'])
    .select(['p.created_at as createdAt', 'r.company_name as companyName'])
    .select(sql<PaymentStatus>`p.payment_status`.as('status'))
    .where(due)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .executeTakeFirst()

function pageRows(
  db: Db,
  scope: Scope,
  asked: { status: string | undefined; after: { at: Date; id: string } | undefined },
) {
  let query = visible(db, scope)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select(['p.id', 'p.amount', 'p.refunded_amount', 'p.quote', 'p.created_at', 'p.paid_at'])
    .select([sql<PaymentStatus>`p.payment_status`.as('status'), sql<'card' | 'none'>`p.payment_method`.as('method')])
    .select(due.as('payable'))
    .select(['r.id as registration_id', 'r.company_name', 'r.package_id', 'c.id as customer_id', 'c.name', 'c.email'])
  if (asked.status) query = query.where('p.payment_status', '=', asked.status)
  if (asked.after)
    query = query.where(sql<boolean>`(p.created_at, p.id) < (${asked.after.at}, ${asked.after.id}::uuid)`)
  return query.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc')
}

export const listPayments: Handler<typeof contract.payments.list> = async (context, { limit, cursor, status }) => {
  const { db, actor } = context
  const scope = { list: 'payments', status }
  const after = readCursor(context, scope, cursor)
  const seen = listScope(actor, 'payments.read')
  const [rows, totals, next] = await Promise.all([
    pageRows(db, seen, { status, after })
      .limit(limit + 1)
      .execute(),
    after ? null : totalsOf(db, seen),
    after ? null : nextOf(db, seen),
  ])
  const page = pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => {
      const quote = quoteShape.parse(row.quote)
      return {
        id: row.id,
        description: `Plano ${quote.package.name}: abertura de ${quote.companyType}`,
        registration: { id: row.registration_id, companyName: row.company_name, packageId: row.package_id },
        customer: seen.kind === 'owner' ? null : { id: row.customer_id, name: row.name, email: row.email },
        amountCents: row.amount,
        refundedCents: row.refunded_amount,
        status: row.status,
        payable: row.payable,
        method: row.method,
        invoiceNumber: invoiceNumber(row.id),
        createdAt: row.created_at,
        paidAt: row.paid_at,
      }
    },
  )
  return { ...page, totals, nextPayment: next ?? null }
}
