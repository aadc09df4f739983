import { sql } from 'kysely'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { hasInvoice, invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { paidForOf } from '#features/purchases/rules/paid-for.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

/** What a payment was for, with the names that were shown before paying. */
function paidForView(language: Language, payment: { purchaseId: string | null; quote: unknown }) {
  const { kind, quote } = paidForOf(payment)
  if (kind === 'order') return { kind, plan: quote.package.name }
  if (quote.kind === 'upgrade') return { kind: quote.kind, from: quote.from ?? '', to: quote.name }
  const { name, duty } = quote
  return {
    kind: quote.kind,
    name: referenceText(language, name),
    duty: duty && { name: dutyNameIn(language, duty.name, duty.usName), period: duty.period },
  }
}

export async function paymentsOf(db: Db, registrationId: string, language: Language) {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded_amount', 'disputed_at', 'dispute_closed_at', 'created_at', 'paid_at'])
    .select(['purchase_id as purchaseId', 'quote'])
    .select([sql<PaymentStatus>`payment_status`.as('status'), sql<'card' | 'none'>`payment_method`.as('method')])
    .where('business_registration_id', '=', registrationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    paidFor: paidForView(language, row),
    invoiceNumber: hasInvoice(row.status) ? invoiceNumber(row.id) : null,
    status: row.status,
    method: row.method,
    amountCents: row.amount,
    refundedCents: row.refunded_amount,
    disputed: row.disputed_at !== null,
    disputeClosed: row.dispute_closed_at !== null,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }))
}
