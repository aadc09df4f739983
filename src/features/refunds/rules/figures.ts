import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'

/** What comes back of our price and of the state's fee, in percent. */
export type RefundRule = { pricePercent: number; stateFeePercent: number }

/** What was paid, and how much of it went back already. Amounts in cents. */
export type PaidParts = { priceCents: number; stateFeeCents: number; refundedCents: number }

/** What comes back. */
export type RefundFigures = { priceCents: number; stateFeeCents: number; totalCents: number }

/** By which everything that is left comes back: the customer withdraws (K7), or the office decides so (G173). */
export const everything: RefundRule = { pricePercent: 100, stateFeePercent: 100 }

/** Half a cent is the customer's. */
const shareOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100)

/** What the rule gives back, less what went back already, which counts as our price first; never more than what is left. */
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

/** Why nothing can be given back. */
/** `free`: the order cost nothing. `over`: the days in which the customer may withdraw are past. */
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
  /** The bank asks for the money back and nobody has dealt with it. */
  disputeOpen: boolean
  /** Another request waits, or is being paid back. */
  underWay: boolean
  /** A refund by these rules was paid already: its stage ended the order, and another one would count it twice. */
  settled: boolean
}

/** Undefined when the amount can be given back. An office that gives back everything is not held by what the rules gave before. */
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
