import {
  everything,
  type RefundRefusal,
  type RefundRule,
  refundFigures,
  refundRefusal,
} from '#features/refunds/rules/figures.ts'
import { AppError } from '#rules/errors.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'
import type { RefundablePayment } from './load-payment.ts'

const reasons: Record<RefundRefusal, RefusalReason> = {
  unpaid: 'refund_unpaid',
  free: 'refund_free',
  refunded: 'refund_refunded',
  disputed: 'refund_disputed',
  under_way: 'refund_under_way',
  settled: 'refund_settled',
  nothing: 'refund_nothing',
  over: 'withdrawal_over',
}

export const refusedBecause = (because: RefundRefusal): AppError =>
  new AppError('conflict', { reason: reasons[because] })

/** The amounts of a refund as columns of its row. */
export function figuresLeft({ state }: RefundablePayment, rule: RefundRule) {
  const figures = refundFigures(state.parts, rule)
  return {
    price_percent: rule.pricePercent,
    state_fee_percent: rule.stateFeePercent,
    price_cents: figures.priceCents,
    state_fee_cents: figures.stateFeeCents,
    amount: figures.totalCents,
    given_before: state.parts.refundedCents,
  }
}

/** The same columns; refused if nothing can be refunded, or if the amount is not the one that was shown (K4). */
export function figuresFor(payment: RefundablePayment, rule: RefundRule, expectedCents: number) {
  const because = refundRefusal(payment.state, rule)
  if (because) throw refusedBecause(because)
  const figures = figuresLeft(payment, rule)
  if (figures.amount !== expectedCents) throw new AppError('conflict', { reason: 'refund_changed' })
  return figures
}

/**
 * An owed refund is everything that is left, which admins can neither choose nor reduce. If the provider has refunded everything already,
 * the row keeps its amount and the provider's state settles it.
 */
export function figuresOfOwed(payment: RefundablePayment, refund: { amount: number }, expectedCents?: number) {
  if (refundRefusal(payment.state, everything) === 'refunded') return { amount: refund.amount }
  return figuresFor(payment, everything, expectedCents ?? figuresLeft(payment, everything).amount)
}

/** For a refund that the bank returned: the same amount again, or everything that is left if that is less. */
export function figuresAgain(payment: RefundablePayment, refund: { amount: number }) {
  const because = refundRefusal(payment.state, everything)
  if (because) throw refusedBecause(because)
  const left = figuresLeft(payment, everything)
  return left.amount < refund.amount ? left : { amount: refund.amount, given_before: left.given_before }
}
