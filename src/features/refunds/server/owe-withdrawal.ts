import { everything } from '#features/refunds/rules/figures.ts'
import type { Context } from '#server/context.ts'
import { figuresLeft } from './figures-for.ts'
import type { RefundablePayment } from './load-payment.ts'
import { stageOf } from './stage-of.ts'

/**
 * The refund by which the office gives back what is left of a withdrawn payment: a request that waits or failed becomes it, otherwise it
 * is new. One that is being sent keeps its amount, and what is left then is owed once its outcome is known. The payment is locked.
 */
export async function oweWithdrawal(tx: Context, payment: RefundablePayment): Promise<string | undefined> {
  if (payment.sending) return payment.sending.id
  const figures = figuresLeft(payment, everything)
  if (figures.amount === 0) return undefined
  const now = { stage: await stageOf(tx.db, payment.order), ground: 'withdrawal', ...figures }
  const known = payment.open ?? payment.failed
  if (known) {
    const askedAt = known.ground === 'withdrawal' ? {} : { asked_at: tx.now }
    await tx.db
      .updateTable('refunds')
      .set({ ...now, ...askedAt })
      .where('id', '=', known.id)
      .execute()
    return known.id
  }
  const id = tx.newId()
  const asked = { asked_by: payment.parties.customerId, asked_at: tx.now }
  await tx.db
    .insertInto('refunds')
    .values({ id, payment_id: payment.id, status: 'requested', ...now, ...asked })
    .execute()
  return id
}
