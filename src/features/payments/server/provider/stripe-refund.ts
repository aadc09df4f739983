import type Stripe from 'stripe'
import type { Returned, ReturnState } from '#features/payments/rules/returned.ts'
import { RefundRefused, type RefundRequest } from './provider.ts'
import { askStripe, type OpenClient, StripeRefusal } from './stripe-client.ts'

const reasons: Readonly<Record<string, RefundRefused['because']>> = {
  charge_already_refunded: 'already_refunded',
  charge_disputed: 'disputed',
  balance_insufficient: 'insufficient_funds',
  insufficient_funds: 'insufficient_funds',
}
/** Refusals of the refund itself, which end the attempt. Wrong keys and missing permissions are retried, because an admin can fix them. */
const final = new Set(['StripeInvalidRequestError', 'StripeCardError'])

const states: Readonly<Record<string, ReturnState>> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

/** Maps Stripe's refunds of a charge; one that waits for the bank or for the customer is pending. */
export const returnedOf = (refunds: readonly Stripe.Refund[]): Returned[] =>
  refunds.map(({ id, amount, status, metadata }) => ({
    id,
    amountCents: amount,
    state: states[status ?? ''] ?? 'pending',
    refundId: metadata?.['refund_id'] ?? null,
  }))

const MOST_REFUNDS = 100

/** A charge includes only its ten latest refunds; if it has more, they are listed with a call of their own. */
export async function refundsOfCharge(open: OpenClient, charge: Stripe.Charge | undefined): Promise<Stripe.Refund[]> {
  const { refunds } = charge ?? {}
  if (!charge || !refunds?.has_more) return refunds?.data ?? []
  const asked = { charge: charge.id, limit: MOST_REFUNDS }
  return (await askStripe(open, async (stripe) => await stripe.refunds.list(asked))).data
}

/** Our refund id is sent as metadata, by which Stripe's list of refunds and Stripe's dashboard identify it. */
export async function refundAtStripe(open: OpenClient, request: RefundRequest): Promise<string> {
  const { refundId, paymentId, amountCents, idempotencyKey } = request
  try {
    const refund = await askStripe(open, (stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { refund_id: refundId } },
        { idempotencyKey },
      ),
    )
    if (refund.status === 'failed' || refund.status === 'canceled') throw new RefundRefused('refused')
    return refund.id
  } catch (error) {
    if (!(error instanceof StripeRefusal) || !final.has(error.kind)) throw error
    throw new RefundRefused(reasons[error.code] ?? 'refused')
  }
}
