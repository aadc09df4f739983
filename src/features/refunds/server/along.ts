import { sql } from 'kysely'
import { planOf } from '#features/purchases/rules/plan.ts'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import { companyUpgrades } from '#features/purchases/server/company-upgrades.ts'
import { type RefundRule, refundFigures } from '#features/refunds/rules/figures.ts'
import type { Context } from '#server/context.ts'
import type { RefundablePayment } from './load-payment.ts'

/** Ids of the upgrades that would end together with the order or upgrade that this payment bought. */
async function fallingWith(context: Context, { order }: RefundablePayment): Promise<string[]> {
  const known = await companyUpgrades(context, order.registrationId)
  if (!known?.order.lives) return []
  const { upgrades } = known
  const { over } =
    order.purchaseId === null
      ? planOf({ ...known.order, lives: false }, upgrades)
      : planOf(
          known.order,
          upgrades.map((one) => (one.id === order.purchaseId ? { ...one, status: 'cancelled' as const } : one)),
        )
  return over
}

/** Their refunds for a given rule, which is the same for each, because the price of an upgrade is the difference to the plan before. */
export async function alongOf(context: Context, payment: RefundablePayment) {
  const ids = await fallingWith(context, payment)
  const rows = await context.db
    .selectFrom('payments as p')
    .innerJoin('purchases as u', 'u.id', 'p.purchase_id')
    .select(['u.quote', 'p.plan_price as priceCents', 'p.state_fee as stateFeeCents'])
    .select('p.refunded_amount as refundedCents')
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('p.payment_status', '=', sql.lit('paid'))
    .orderBy('u.created_at')
    .execute()
  const { priceCents, stateFeeCents, refundedCents } = payment.state.parts
  return (rule: RefundRule) => {
    const back = refundFigures(payment.state.parts, rule).totalCents + refundedCents
    // A partial refund for an approved company leaves its order and its upgrades as they are.
    const stays =
      payment.order.purchaseId === null &&
      payment.order.registrationStatus === 'approved' &&
      back < priceCents + stateFeeCents
    return stays
      ? []
      : rows.map(({ quote, ...parts }) => ({
          name: purchaseQuoteShape.parse(quote).name,
          amountCents: refundFigures(parts, rule).totalCents,
        }))
  }
}
