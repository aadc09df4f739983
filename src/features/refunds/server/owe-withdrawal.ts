import { everything } from '#features/refunds/rules/figures.ts'
import type { Context } from '#server/context.ts'
import { figuresLeft } from './figures-for.ts'
import type { RefundablePayment } from './load-payment.ts'
import { stageOf } from './stage-of.ts'

/**
 * Stores the refund of everything that is left of a withdrawn payment and returns its id: an open or failed request becomes it, otherwise
 * it is new. A refund that is being sent keeps its amount; the rest is owed once its outcome is known. The payment has to be locked.
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
