import type { refunds } from '#features/refunds/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { figuresFor } from './figures-for.ts'
import { lockPayment } from './load-payment.ts'
import { lockRefund } from './lock-refund.ts'
import { readOne } from './refund-rows.ts'
import { ruleOf } from './rules.ts'
import { stageOf } from './stage-of.ts'

/** Whether the caller has already stored this refund, as after a lost answer; an id that belongs to another refund is refused. */
export async function isRepeated(tx: Context, { refundId, paymentId }: { refundId: string; paymentId: string }) {
  const row = await tx.db
    .selectFrom('refunds')
    .select(['payment_id', 'asked_by'])
    .where('id', '=', refundId)
    .executeTakeFirst()
  if (!row) return false
  if (row.payment_id !== paymentId || row.asked_by !== account(tx).id) throw new AppError('conflict')
  return true
}

/** Stores the percentages of the current rule: later changes of the rule do not affect the request (G172). */
export const askRefund: Handler<typeof refunds.ask> = (context, { id: paymentId, refundId, expectedCents, reason }) =>
  inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'refunds.ask')
    if (await isRepeated(tx, { refundId, paymentId })) return readOne(tx, refundId)
    const stage = await stageOf(tx.db, payment.order)
    const figures = figuresFor(payment, await ruleOf(tx.db, stage), expectedCents)
    await tx.db
      .insertInto('refunds')
      .values({
        id: refundId,
        payment_id: paymentId,
        stage,
        ...figures,
        reason,
        ground: 'rule',
        status: 'requested',
        asked_by: account(tx).id,
        asked_at: tx.now,
      })
      .execute()
    await tx.emit('refund.asked', { refundId, paymentId, ...payment.parties, amountCents: figures.amount })
    return readOne(tx, refundId)
  })

export const withdrawRefund: Handler<typeof refunds.withdraw> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const { refund, payment } = await lockRefund(tx, id, 'refunds.ask')
    if (refund.status === 'withdrawn') return readOne(tx, id)
    if (refund.status !== 'requested') throw new AppError('conflict', { reason: 'refund_decided' })
    await tx.db.updateTable('refunds').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    // A withdrawal that was not executed yet can be taken back, so the payment no longer counts as withdrawn.
    if (refund.ground === 'withdrawal')
      await tx.db.updateTable('payments').set({ withdrawn_at: null }).where('id', '=', payment.id).execute()
    await tx.emit('refund.withdrawn', { refundId: id, paymentId: payment.id, ...payment.parties })
    return readOne(tx, id)
  })
