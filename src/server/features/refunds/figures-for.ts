import { AppError } from '#domain/errors.ts'
import { type RefundRefusal, type RefundRule, refundFigures, refundRefusal } from '#domain/refunds/figures.ts'
import type { RefusalReason } from '#domain/refusal-reason.ts'
import type { RefundablePayment } from './load-payment.ts'

const reasons: Record<RefundRefusal, RefusalReason> = {
  unpaid: 'refund_unpaid',
  refunded: 'refund_refunded',
  disputed: 'refund_disputed',
  under_way: 'refund_under_way',
  settled: 'refund_settled',
  nothing: 'refund_nothing',
}

/** What a refund row holds of its figures; refused where nothing can be given back, or not what was shown (K4). */
export function figuresFor({ state }: RefundablePayment, rule: RefundRule, expectedCents: number) {
  const because = refundRefusal(state, rule)
  if (because) throw new AppError('conflict', { reason: reasons[because] })
  const figures = refundFigures(state.parts, rule)
  if (figures.totalCents !== expectedCents) throw new AppError('conflict', { reason: 'refund_changed' })
  return {
    price_percent: rule.pricePercent,
    state_fee_percent: rule.stateFeePercent,
    price_cents: figures.priceCents,
    state_fee_cents: figures.stateFeeCents,
    amount: figures.totalCents,
    given_before: state.parts.refundedCents,
  }
}
