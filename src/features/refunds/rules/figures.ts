import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'

/** The refunded share of our price and of the state's fee, in percent. */
export type RefundRule = { pricePercent: number; stateFeePercent: number }

/** What was paid, and how much of it was refunded already. Amounts in cents. */
export type PaidParts = { priceCents: number; stateFeeCents: number; refundedCents: number }

/** The amounts of a refund, in cents. */
export type RefundFigures = { priceCents: number; stateFeeCents: number; totalCents: number }

/** The rule that refunds everything that is left: after a withdrawal (K7), or when an admin decides so (G173). */
export const everything: RefundRule = { pricePercent: 100, stateFeePercent: 100 }

/** Rounds up in the customer's favour. */
const shareOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100)

/** The amounts by the rule, less earlier refunds, which are deducted from our price first; never more than what is left. */
export function refundFigures(
  { priceCents, stateFeeCents, refundedCents }: PaidParts,
  rule: RefundRule,
): RefundFigures {
  const price = shareOf(priceCents, rule.pricePercent)
  const stateFee = shareOf(stateFeeCents, rule.stateFeePercent)
  const ofPrice = Math.min(price, refundedCents)
  const ofStateFee = Math.min(stateFee, refundedCents - ofPrice)
  const back = { priceCents: price - ofPrice, stateFeeCents: stateFee - ofStateFee }
  return { ...back, totalCents: back.priceCents + back.stateFeeCents }
}

/** Why nothing can be refunded. `free`: the order cost nothing. `over`: the period in which the customer may withdraw has ended. */
export const refundRefusals = [
  'unpaid',
  'free',
  'refunded',
  'disputed',
  'under_way',
  'settled',
  'nothing',
  'over',
] as const
export type RefundRefusal = (typeof refundRefusals)[number]

export type RefundState = {
  status: PaymentStatus
  parts: PaidParts
  /** The bank disputes the payment, and no admin has closed the dispute. */
  disputeOpen: boolean
  /** Another refund of the payment is requested, being sent, or owed after a failure. */
  underWay: boolean
  /** A refund of the payment was paid already: a second one by the rules would refund the same share twice. */
  settled: boolean
}

/** Undefined if the amount can be refunded. `everything` is allowed even after a refund by the rules was paid. */
export function refundRefusal(
  { status, parts, disputeOpen, underWay, settled }: RefundState,
  rule: RefundRule,
): RefundRefusal | undefined {
  const paid = parts.priceCents + parts.stateFeeCents
  if (status === 'refunded' || (status === 'paid' && paid > 0 && parts.refundedCents >= paid)) return 'refunded'
  if (status !== 'paid') return 'unpaid'
  if (paid === 0) return 'free'
  if (disputeOpen) return 'disputed'
  if (underWay) return 'under_way'
  if (settled && rule !== everything) return 'settled'
  return refundFigures(parts, rule).totalCents > 0 ? undefined : 'nothing'
}
