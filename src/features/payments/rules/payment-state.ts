import type { PaymentStatus } from './payment-status.ts'
import { joinReturned, type Returned, returnedCents } from './returned.ts'

/** What we hold of a payment. */
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
  /** The provider's id of the money that settled it. */
  providerPaymentId: string | null
}

/** What the provider says of one session, read back from it. */
export type ProviderTruth = {
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  /** The session ended without money; a declined card in a session that is still open does not count. */
  failed: boolean
  /** The provider's own id of the money, once there is some. */
  paymentId: string | null
  amountCents: number
  currency: string
  livemode: boolean
  /** All that was ever asked to go back, with what became of each. */
  returned: readonly Returned[]
  disputed: boolean
  metadata: Readonly<Record<string, string>>
}

export type Mismatch = 'metadata' | 'livemode' | 'currency' | 'amount' | 'second_payment'
export type Settlement =
  | { kind: 'refused'; because: Mismatch }
  | { kind: 'settled'; status: PaymentStatus; refundedCents: number; returned: Returned[]; disputed: boolean }

/** The names under which our ids travel with a session. */
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

// Two messages may be handled at once, and the one that read earlier may write later: no step leads back.
const order = { pending: 0, failed: 1, paid: 2 } as const
type Step = keyof typeof order
const later = (a: Step, b: Step): Step => (order[a] >= order[b] ? a : b)

function stepBy(truth: ProviderTruth): Step {
  if (truth.paid) return 'paid'
  // An expired session leaves the order to be paid another time (C7).
  return truth.state === 'complete' && truth.failed ? 'failed' : 'pending'
}

/**
 * The new state of a payment, by what its provider says and by nothing else: messages only say when to look. What went back is the sum
 * of what arrived, and shrinks when a bank returns a refund.
 */
export function settle(payment: KnownPayment, truth: ProviderTruth, livemode: boolean): Settlement {
  const because = mismatch(payment, truth, livemode)
  if (because) return { kind: 'refused', because }
  const step = later(payment.status === 'refunded' ? 'paid' : payment.status, stepBy(truth))
  const returned = joinReturned(payment.returned, truth.paid ? truth.returned : [])
  const arrived = Math.min(returnedCents(returned), payment.amountCents)
  // Only a return that failed takes something off; rows that are older than the list of returns know the sum alone.
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
