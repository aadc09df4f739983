import type { PaymentStatus } from './payment-status.ts'
import { joinReturned, type Returned, returnedCents } from './returned.ts'

/** A payment as we have stored it. */
export type KnownPayment = {
  id: string
  registrationId: string
  amountCents: number
  currency: string
  status: PaymentStatus
  refundedCents: number
  /** The refunds of the payment as the provider reports them. */
  returned: readonly Returned[]
  disputed: boolean
  /** The provider's id of the payment that settled ours. */
  providerPaymentId: string | null
}

/** One session as read back from the provider. */
export type ProviderTruth = {
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  /** The session ended without money; a declined card in a session that is still open does not count. */
  failed: boolean
  /** The provider's id of the payment; null until it exists. */
  paymentId: string | null
  amountCents: number
  currency: string
  livemode: boolean
  /** All refunds that were ever requested, each with its state. */
  returned: readonly Returned[]
  disputed: boolean
  metadata: Readonly<Record<string, string>>
}

export type Mismatch = 'metadata' | 'livemode' | 'currency' | 'amount' | 'second_payment'
export type Settlement =
  | { kind: 'refused'; because: Mismatch }
  | { kind: 'settled'; status: PaymentStatus; refundedCents: number; returned: Returned[]; disputed: boolean }

/** Our ids as metadata of a session, by which it is matched to its payment. */
export const metadataOf = (payment: Pick<KnownPayment, 'id' | 'registrationId'>): Record<string, string> => ({
  payment_id: payment.id,
  registration_id: payment.registrationId,
})

function mismatch(payment: KnownPayment, truth: ProviderTruth, livemode: boolean): Mismatch | undefined {
  const ours = Object.entries(metadataOf(payment)).every(([name, value]) => truth.metadata[name] === value)
  if (!ours) return 'metadata'
  if (truth.livemode !== livemode) return 'livemode'
  if (truth.currency.toUpperCase() !== payment.currency) return 'currency'
  if (truth.amountCents !== payment.amountCents) return 'amount'
  const other = payment.providerPaymentId !== null && truth.paymentId !== payment.providerPaymentId
  return truth.paid && other ? 'second_payment' : undefined
}

// Concurrent messages may be written in another sequence than their states were read, so a status never moves backwards.
const order = { pending: 0, failed: 1, paid: 2 } as const
type Step = keyof typeof order
const later = (a: Step, b: Step): Step => (order[a] >= order[b] ? a : b)

function stepBy(truth: ProviderTruth): Step {
  if (truth.paid) return 'paid'
  // An expired session leaves the order payable (C7).
  return truth.state === 'complete' && truth.failed ? 'failed' : 'pending'
}

/**
 * The new state of a payment, derived only from the session read back from the provider; messages only trigger the read. The refunded
 * amount is the sum of the refunds that arrived, and shrinks when a bank returns one.
 */
export function settle(payment: KnownPayment, truth: ProviderTruth, livemode: boolean): Settlement {
  const because = mismatch(payment, truth, livemode)
  if (because) return { kind: 'refused', because }
  const step = later(payment.status === 'refunded' ? 'paid' : payment.status, stepBy(truth))
  const returned = joinReturned(payment.returned, truth.paid ? truth.returned : [])
  const arrived = Math.min(returnedCents(returned), payment.amountCents)
  // Only a failed refund makes the sum smaller; older rows have the sum without the list of refunds.
  const refundedCents = returned.some(({ state }) => state === 'failed')
    ? arrived
    : Math.max(payment.refundedCents, arrived)
  const whole = step === 'paid' && refundedCents > 0 && refundedCents >= payment.amountCents
  return {
    kind: 'settled',
    status: whole ? 'refunded' : step,
    refundedCents,
    returned,
    disputed: payment.disputed || truth.disputed,
  }
}
