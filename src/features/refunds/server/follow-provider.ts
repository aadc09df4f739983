import { cameBack, standingOf } from '#features/refunds/rules/standing.ts'
import { failureColumns, type RefundFailure } from '#features/refunds/rules/status.ts'
import type { Context } from '#server/context.ts'
import { endOrder } from './end-order.ts'
import { type Decided, loadDecided } from './load-decided.ts'
import { readPayment } from './load-payment.ts'
import { oweWithdrawal } from './owe-withdrawal.ts'
import { closesOrder } from './stage-of.ts'

const write = (tx: Context, { id }: Decided, columns: object) =>
  tx.db.updateTable('refunds').set(columns).where('id', '=', id).execute()

/** The customer withdrew while this refund was being sent: what is left of the payment is owed by now. */
async function oweWhatIsLeft(tx: Context, { paymentId }: Decided): Promise<void> {
  const payment = await readPayment(tx, paymentId)
  if (payment.withdrawnAt) await oweWithdrawal(tx, payment)
}

async function pay(tx: Context, refund: Decided, providerId: string | null): Promise<void> {
  const { id: refundId, parties, paymentId, purchaseId, registrationStatus, amountCents, stage, ground } = refund
  await write(tx, refund, { status: 'paid', paid_at: tx.now, ...failureColumns(null), provider_refund_id: providerId })
  const { registrationId } = parties
  if (closesOrder({ registrationId, registrationStatus, purchaseId }, ground))
    await endOrder(tx, parties, { from: registrationStatus, by: refund.decidedBy, ground })
  await oweWhatIsLeft(tx, refund)
  await tx.emit('refund.paid', { refundId, paymentId, ...parties, amountCents, stage, ground })
}

/** A refund that did not go through, or that the bank returned: admins decide what comes next. */
export async function failDecided(tx: Context, refund: Decided, failure: RefundFailure): Promise<void> {
  const { id: refundId, paymentId, amountCents, parties, status } = refund
  await write(tx, refund, { status: 'failed', paid_at: null, ...failureColumns(failure) })
  const about = { refundId, paymentId, registrationId: parties.registrationId }
  await tx.emit('refund.failed', { ...about, amountCents, failure, wasPaid: status === 'paid' })
  await oweWhatIsLeft(tx, refund)
}

async function follow(tx: Context, refund: Decided): Promise<void> {
  const { sent, returned, status } = refund
  if (status === 'paid') {
    if (cameBack(sent, returned)) await failDecided(tx, refund, 'returned')
    return
  }
  const { state, providerId } = standingOf(sent, returned)
  if (state === 'paid') await pay(tx, refund, providerId)
  if (state === 'failed') await failDecided(tx, refund, 'returned')
  if (state === 'pending') await write(tx, refund, { ...failureColumns('pending'), provider_refund_id: providerId })
}

/**
 * Updates the refunds of a payment to the state that its provider reports: paid once the money arrived, failed if the bank rejected it,
 * possibly weeks later. Needs a transaction that has locked the order; the same state again changes nothing.
 */
export async function followProvider(tx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  for (const refund of await loadDecided(tx, paymentId)) await follow(tx, refund)
}
