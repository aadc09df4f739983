import type { PaymentStatus } from './payment-status.ts'

/** What we hold of a payment. */
export type KnownPayment = {
  id: string
  registrationId: string
  amountCents: number
  currency: string
  status: PaymentStatus
  refundedCents: number
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
  refundedCents: number
  disputed: boolean
  metadata: Readonly<Record<string, string>>
}

export type Mismatch = 'metadata' | 'livemode' | 'currency' | 'amount' | 'second_payment'
export type Settlement =
  | { kind: 'refused'; because: Mismatch }
  | { kind: 'settled'; status: PaymentStatus; refundedCents: number; disputed: boolean }

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

// Two messages may be handled at once, and the one that read earlier may write later: no step ever leads back.
const order: Record<PaymentStatus, number> = { pending: 0, failed: 1, paid: 2, refunded: 3 }
const later = (a: PaymentStatus, b: PaymentStatus): PaymentStatus => (order[a] >= order[b] ? a : b)

function statusBy(truth: ProviderTruth, amountCents: number): PaymentStatus {
  if (truth.paid) return truth.refundedCents > 0 && truth.refundedCents >= amountCents ? 'refunded' : 'paid'
  // An expired session leaves the order to be paid another time (C7).
  return truth.state === 'complete' && truth.failed ? 'failed' : 'pending'
}

/** The new state of a payment, by what its provider says and by nothing else: messages only say when to look. */
export function settle(payment: KnownPayment, truth: ProviderTruth, livemode: boolean): Settlement {
  const because = mismatch(payment, truth, livemode)
  if (because) return { kind: 'refused', because }
  const refundedCents = truth.paid ? Math.min(truth.refundedCents, payment.amountCents) : 0
  return {
    kind: 'settled',
    status: later(payment.status, statusBy(truth, payment.amountCents)),
    refundedCents: Math.max(payment.refundedCents, refundedCents),
    disputed: payment.disputed || truth.disputed,
  }
}
