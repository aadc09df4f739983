import { sql } from 'kysely'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import { isFiled } from '#features/refunds/rules/stages.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { papersBrought } from '#features/registrations/server/papers-brought.ts'
import type { Db } from '#server/db/connect.ts'
import type { RefundablePayment } from './load-payment.ts'
import { purchaseOf } from './stage-of.ts'

/** The state has the fee of an order once it is filed, and that of a service once it is delivered. */
async function feeIsGone(db: Db, { order }: RefundablePayment, filed: boolean): Promise<boolean> {
  if (order.purchaseId === null) return filed
  const { kind, status } = await purchaseOf(db, order.purchaseId)
  return kind === 'extra' && status === 'done'
}

/** Other paid purchases of the company that are not delivered: each has a payment of its own, which is refunded only by itself. */
async function openServices(db: Db, { id: paymentId, order }: RefundablePayment) {
  const rows = await db
    .selectFrom('purchases as u')
    .innerJoin('payments as p', 'p.purchase_id', 'u.id')
    .select(['u.id', 'u.quote', sql<number>`p.amount - p.refunded_amount`.as('amountCents')])
    .where('u.business_registration_id', '=', order.registrationId)
    .where('u.status', 'in', [sql.lit('paid'), sql.lit('in_progress')])
    .where('p.payment_status', '=', sql.lit('paid'))
    .where('p.id', '<>', paymentId)
    .orderBy('u.created_at')
    .execute()
  return rows.map(({ id, quote, amountCents }) => ({ id, name: purchaseQuoteShape.parse(quote).name, amountCents }))
}

/** What exists at the state when a payment is refunded, and how much of the payment the state keeps, which is our loss. */
export async function readAtState(db: Db, payment: RefundablePayment) {
  const { registrationId } = payment.order
  const record = await readCompanyRecord(db, registrationId)
  const filed = isFiled({ record, papersBrought: await papersBrought(db, registrationId) })
  const { filedOn, fileNumber, formedOn, ein } = record
  return {
    filed,
    filedOn,
    fileNumber,
    formedOn,
    ein,
    keptCents: (await feeIsGone(db, payment, filed)) ? payment.state.parts.stateFeeCents : 0,
    openServices: await openServices(db, payment),
  }
}
