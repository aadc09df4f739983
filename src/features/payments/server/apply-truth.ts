import { isDeepStrictEqual } from 'node:util'
import { type KnownPayment, type Mismatch, type Settlement, settle } from '#features/payments/rules/payment-state.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { returnedShape } from '#features/payments/rules/returned.ts'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { markPaid } from './mark-paid.ts'
import type { PaymentProvider, SessionTruth } from './provider/provider.ts'
import { findPayRefusal } from './refuse-closed.ts'

export type Refusal = Mismatch | 'account' | 'unknown_session' | 'unknown_payment'
export const messageOutcomes = ['changed', 'unchanged', 'refused'] as const
export type Applied = { outcome: (typeof messageOutcomes)[number]; paymentId: string | null }

type Found = KnownPayment & { customerId: string; purchaseId: string | null; sessionId: string | null }
type Change = Extract<Settlement, { kind: 'settled' }>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Locks the payment and its order until the transaction ends, so that concurrent messages about it are applied one after the other. */
async function lockPayment(tx: Context, id: string): Promise<Found | undefined> {
  if (!uuid.test(id) || !(await holdOrder(tx, { paymentId: id }))) return undefined
  const row = await tx.db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .selectAll('p')
    .select('r.user_id')
    .where('p.id', '=', id)
    .forNoKeyUpdate('p')
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      registrationId: row.business_registration_id,
      customerId: row.user_id,
      purchaseId: row.purchase_id,
      amountCents: row.amount,
      currency: row.currency,
      status: row.payment_status as PaymentStatus,
      refundedCents: row.refunded_amount,
      returned: returnedShape.parse(row.returned),
      disputed: row.disputed_at !== null,
      providerPaymentId: row.provider_payment_id,
      sessionId: row.provider_session_id,
    }
  )
}

/** Records a mismatch as an error in the log and in the audit trail, because an operator has to look into it. */
export async function refuseEvent(
  tx: Context,
  because: Refusal,
  about: { provider: string; sessionId: string | null; paymentId: string | null },
): Promise<Applied> {
  const { provider, sessionId, paymentId } = about
  tx.log.error({ reqId: tx.requestId, because, provider, sessionId, paymentId }, 'payment message refused')
  await audit(tx, {
    action: 'payment.eventRefused',
    ...(paymentId ? { subjectType: 'payment', subjectId: paymentId } : {}),
    details: { because, provider, sessionId },
  })
  return { outcome: 'refused', paymentId }
}

async function write(tx: Context, payment: Found, provider: PaymentProvider, truth: SessionTruth, next: Change) {
  const { id: paymentId, registrationId, customerId } = payment
  const confirmed = next.status === 'paid' || next.status === 'refunded'
  const arrives = confirmed && (payment.status === 'pending' || payment.status === 'failed')
  const because = arrives ? await findPayRefusal(tx, payment, paymentId) : undefined
  if (arrives && !because) await markPaid(tx, { paymentId, providerPaymentId: truth.paymentId })
  await tx.db
    .updateTable('payments')
    .set({
      payment_status: next.status,
      refunded_amount: next.refundedCents,
      returned: JSON.stringify(next.returned),
      ...(next.disputed && !payment.disputed ? { disputed_at: tx.now } : {}),
      // Unexpected money: the payment counts as paid, but its order or purchase does not.
      ...(because ? { paid_at: tx.now, provider_payment_id: truth.paymentId } : {}),
      ...(confirmed ? { provider: provider.name, provider_session_id: truth.sessionId } : {}),
    })
    .where('id', '=', paymentId)
    .execute()
  const ids = { paymentId, registrationId, customerId }
  if (next.status === 'failed' && payment.status === 'pending') await tx.emit('payment.failed', ids)
  if (next.refundedCents > payment.refundedCents)
    await tx.emit('payment.refunded', { ...ids, refundedCents: next.refundedCents })
  if (next.refundedCents < payment.refundedCents) {
    const returnedCents = payment.refundedCents - next.refundedCents
    await tx.emit('payment.refundReturned', { ...ids, returnedCents })
  }
  await tx.emit('payment.changed', { paymentId, registrationId })
  if (because) await tx.emit('payment.unexpected', { ...ids, amountCents: payment.amountCents, because })
  if (next.disputed && !payment.disputed) await tx.emit('payment.disputed', { paymentId, registrationId })
}

/** Applies the provider's state to our payment. Needs a transaction; applying the same state again changes nothing. */
export async function applyTruth(tx: Context, provider: PaymentProvider, truth: SessionTruth): Promise<Applied> {
  const named = truth.metadata['payment_id'] ?? ''
  const payment = await lockPayment(tx, named)
  const about = { provider: provider.name, sessionId: truth.sessionId, paymentId: payment?.id ?? null }
  // The payment is gone because its order was replaced meanwhile: the expiry of its session changes nothing.
  if (!payment && uuid.test(named) && truth.state === 'expired') return { outcome: 'unchanged', paymentId: null }
  if (!payment) return refuseEvent(tx, 'unknown_payment', about)
  const next = settle(payment, truth, provider.livemode)
  if (next.kind === 'refused') return refuseEvent(tx, next.because, about)
  const { status, refundedCents, returned, disputed } = payment
  const same = isDeepStrictEqual({ kind: 'settled', status, refundedCents, returned, disputed }, next)
  if (!same) await write(tx, payment, provider, truth, next)
  return { outcome: same ? 'unchanged' : 'changed', paymentId: payment.id }
}
