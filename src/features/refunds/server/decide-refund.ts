import { providerNamed } from '#features/payments/server/find-provider.ts'
import type { ProviderName } from '#features/payments/server/provider/provider.ts'
import type { refunds } from '#features/refunds/contract.ts'
import { everything } from '#features/refunds/rules/figures.ts'
import { failureColumns } from '#features/refunds/rules/status.ts'
import { isOwed, mayRefuse } from '#features/refunds/rules/withdrawal.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { isRepeated } from './ask-refund.ts'
import { figuresAgain, figuresFor, figuresOfOwed } from './figures-for.ts'
import { lockPayment, type RefundablePayment } from './load-payment.ts'
import { lockRefund } from './lock-refund.ts'
import { payBack } from './pay-back.ts'
import { readOne } from './refund-rows.ts'
import { ruleOf } from './rules.ts'
import { stageOf } from './stage-of.ts'

/** Refunding more than the rule needs a reason, which the customer reads (G173). */
function refuseWithoutReason(asked: { everything: boolean; reason: string | null }): void {
  if (asked.everything && !asked.reason) throw new AppError('invalid', { fields: { reason: 'required' } })
}

/** Refuses a decision that could not be executed, because the provider that has the money is no longer connected. */
async function refuseWithoutProvider(tx: Context, { provider }: RefundablePayment): Promise<void> {
  const named = provider === 'stripe' || provider === 'test' ? (provider satisfies ProviderName) : undefined
  if (!named || !(await providerNamed(tx, named))) throw new AppError('conflict', { reason: 'refund_provider_gone' })
}

const decidedNow = (tx: Context, reason: string | null) => ({
  status: 'sending',
  decided_by: account(tx).id,
  decided_at: tx.now,
  decision_reason: reason,
  // Counts the try of the deciding call, which asks the provider itself; the job makes only the next ones.
  tried_at: tx.now,
  tries: 1,
  failure: null,
})

/** The provider is asked after the decision is committed; if it does not answer, the job retries (`send-refunds.ts`). */
export const approveRefund: Handler<typeof refunds.approve> = async (context, { id, reason, ...asked }) => {
  refuseWithoutReason({ ...asked, reason })
  await inTransaction(context, async (tx) => {
    const { refund, payment } = await lockRefund(tx, id, 'refunds.decide')
    if (refund.status !== 'requested') throw new AppError('conflict', { reason: 'refund_decided' })
    await refuseWithoutProvider(tx, payment)
    const byLaw = refund.ground === 'withdrawal'
    const figures = byLaw
      ? figuresOfOwed(payment, refund, asked.expectedCents)
      : figuresFor(payment, asked.everything ? everything : refund.rule, asked.expectedCents)
    const ground = asked.everything && !byLaw ? { ground: 'goodwill' } : {}
    await tx.db
      .updateTable('refunds')
      .set({ ...figures, ...ground, ...decidedNow(tx, reason) })
      .where('id', '=', id)
      .execute()
    const about = { refundId: id, paymentId: payment.id, registrationId: payment.parties.registrationId }
    await tx.emit('refund.approved', { ...about, amountCents: figures.amount })
  })
  await payBack(context, id)
  return readOne(context, id)
}

export const startRefund: Handler<typeof refunds.start> = async (
  context,
  { id: paymentId, refundId, reason, ...asked },
) => {
  refuseWithoutReason({ ...asked, reason })
  const begun = await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'refunds.decide')
    if (await isRepeated(tx, { refundId, paymentId })) return false
    await refuseWithoutProvider(tx, payment)
    const stage = await stageOf(tx.db, payment.order)
    const rule = asked.everything ? everything : await ruleOf(tx.db, stage)
    const figures = figuresFor(payment, rule, asked.expectedCents)
    const decided = decidedNow(tx, reason)
    const ground = asked.everything ? 'goodwill' : 'rule'
    const by = { by_office: true, ground, asked_by: decided.decided_by, asked_at: tx.now }
    await tx.db
      .insertInto('refunds')
      .values({ id: refundId, payment_id: paymentId, stage, ...figures, ...by, ...decided })
      .execute()
    const { registrationId } = payment.parties
    await tx.emit('refund.started', { refundId, paymentId, registrationId, amountCents: figures.amount })
    return true
  })
  if (begun) await payBack(context, refundId)
  return readOne(context, refundId)
}

function retryFigures(payment: RefundablePayment, refund: Awaited<ReturnType<typeof lockRefund>>['refund']) {
  if (isOwed(refund.ground)) return figuresOfOwed(payment, refund)
  if (refund.failure === 'returned') return figuresAgain(payment, refund)
  const whole = refund.price_percent === 100 && refund.state_fee_percent === 100
  return figuresFor(payment, whole ? everything : refund.rule, refund.amount)
}

/** A new attempt has a new idempotency key, because the provider keeps its refusal under the old one. */
export const retryRefund: Handler<typeof refunds.retry> = async (context, { id }) => {
  await inTransaction(context, async (tx) => {
    const { refund, payment } = await lockRefund(tx, id, 'refunds.decide')
    if (refund.status !== 'failed') throw new AppError('conflict', { reason: 'refund_decided' })
    await refuseWithoutProvider(tx, payment)
    const figures = retryFigures(payment, refund)
    await tx.db
      .updateTable('refunds')
      .set({ ...figures, status: 'sending', attempt: refund.attempt + 1, provider_refund_id: null })
      .set({ ...failureColumns(null), tries: 1, tried_at: tx.now })
      .where('id', '=', id)
      .execute()
    await tx.emit('refund.retried', {
      refundId: id,
      paymentId: payment.id,
      registrationId: payment.parties.registrationId,
    })
  })
  await payBack(context, id)
  return readOne(context, id)
}

export const refuseRefund: Handler<typeof refunds.refuse> = (context, { id, reason }) =>
  inTransaction(context, async (tx) => {
    const { refund, payment } = await lockRefund(tx, id, 'refunds.decide')
    if (refund.status !== 'requested' && refund.status !== 'failed')
      throw new AppError('conflict', { reason: 'refund_decided' })
    if (!mayRefuse(refund)) throw new AppError('conflict', { reason: 'withdrawal_not_refused' })
    await tx.db
      .updateTable('refunds')
      .set({ status: 'refused', decided_by: account(tx).id, decided_at: tx.now, decision_reason: reason })
      .where('id', '=', id)
      .execute()
    await tx.emit('refund.refused', { refundId: id, paymentId: payment.id, ...payment.parties, reason })
    return readOne(tx, id)
  })
