import { applyTruth } from '#features/payments/server/apply-truth.ts'
import type { PaymentProvider, SessionTruth } from '#features/payments/server/provider/provider.ts'
import type { RefundFailure } from '#features/refunds/rules/status.ts'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { failDecided, followProvider } from './follow-provider.ts'
import { loadDecided } from './load-decided.ts'

type About = {
  refund: { id: string; attempt: number; payment_id: string }
  provider: PaymentProvider
  truth: SessionTruth | undefined
  refundId: string | null
}

/** Undefined when another call or a message has settled this attempt meanwhile. */
async function lockSending(tx: Context, { id, attempt, payment_id: paymentId }: About['refund']) {
  await holdOrder(tx, { paymentId })
  const decided = await loadDecided(tx, paymentId)
  return decided.find((one) => one.id === id && one.attempt === attempt && one.status === 'sending')
}

/** Applies the provider's state to the payment and its refunds in one transaction; a second call finds nothing left to settle. */
export const settleRefund = (context: Context, about: About): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { refund, provider, truth, refundId } = about
    const held = await lockSending(tx, refund)
    if (!held) return
    // Stored before the provider's state is applied, because that state identifies the refund by this id.
    if (refundId)
      await tx.db.updateTable('refunds').set({ provider_refund_id: refundId }).where('id', '=', refund.id).execute()
    const applied = truth && (await applyTruth(tx, provider, truth))
    // The provider's state does not match our payment: an admin has to decide what comes next.
    if (!applied || applied.outcome === 'refused') return failDecided(tx, held, 'unknown_payment')
    await followProvider(tx, held)
  })

/** Marks a refund as failed. The provider's state is applied first, because part of the money may have been refunded elsewhere. */
export const failRefund = (context: Context, about: About, failure: RefundFailure): Promise<void> =>
  inTransaction(context, async (tx) => {
    if (!(await lockSending(tx, about.refund))) return
    if (about.truth) await applyTruth(tx, about.provider, about.truth)
    // Applying the state may have settled this refund.
    const still = await lockSending(tx, about.refund)
    if (still) await failDecided(tx, still, failure)
  })
