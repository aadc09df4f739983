import type { refunds } from '#features/refunds/contract.ts'
import { everything, type RefundRule, refundFigures, refundRefusal } from '#features/refunds/rules/figures.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import { mayCall } from '#rules/access.ts'
import type { Handler } from '#server/http/handler.ts'
import { alongOf } from './along.ts'
import { readAtState } from './at-state.ts'
import { withdrawalOf } from './declare-withdrawal.ts'
import { loadPayment, type RefundablePayment } from './load-payment.ts'
import { ruleOf } from './rules.ts'
import { stageOf } from './stage-of.ts'

type Along = Awaited<ReturnType<typeof alongOf>>
type Of = Pick<RefundablePayment, 'state'> & { along: Along }

const outcomeOf = ({ state, along }: Of, stage: RefundStage, rule: RefundRule) => ({
  stage,
  ...rule,
  along: along(rule),
  figures: refundFigures(state.parts, rule),
  refusal: refundRefusal(state, rule) ?? null,
})

/** Amounts before a refund is confirmed (K4): for customers by the current rule, for admins all amounts that they can choose from. */
export const previewRefund: Handler<typeof refunds.preview> = async (context, { id }) => {
  const payment = await loadPayment(context, id, 'refunds.read')
  // Read with full access, because the stage depends on tasks, which row-level security hides from customers.
  const stage = await stageOf(context.platform, payment.order)
  const { state, open } = payment
  const along = await alongOf(context, payment)
  const now = { state, along }
  const { priceCents, stateFeeCents, refundedCents } = state.parts
  const withdrawal = withdrawalOf(payment, context.now)
  const decides = mayCall(context.actor, 'refunds.decide')
  // The open request does not stand in the way of its own decision.
  const besidesOpen = open ? { along, state: { ...state, underWay: false } } : now
  const asked = open && { pricePercent: open.price_percent, stateFeePercent: open.state_fee_percent }
  return {
    paymentId: payment.id,
    companyName: payment.companyName,
    status: state.status,
    paid: { priceCents, stateFeeCents, totalCents: priceCents + stateFeeCents },
    refundedCents,
    byRule: outcomeOf(now, stage, await ruleOf(context.db, stage)),
    asked: decides && asked ? outcomeOf(besidesOpen, stage, asked) : null,
    everything: decides ? outcomeOf(besidesOpen, stage, everything) : null,
    withdrawal: withdrawal && { ...withdrawal, along: along(everything) },
    atState: decides ? await readAtState(context.db, payment) : null,
  }
}
