import { everything } from '#features/refunds/rules/figures.ts'
import type { Context } from '#server/context.ts'
import { figuresLeft } from './figures-for.ts'
import { readPayment } from './load-payment.ts'
import { stageOf } from './stage-of.ts'

/** Refunds unexpected money in full; the job sends it. Needs the transaction that records the money, which has locked the order. */
export async function returnUnexpected(tx: Context, paymentId: string): Promise<void> {
  const payment = await readPayment(tx, paymentId)
  const figures = figuresLeft(payment, everything)
  if (figures.amount === 0) return
  const { customerId } = payment.parties
  const stage = await stageOf(tx.db, payment.order)
  await tx.db
    .insertInto('refunds')
    .values({
      ...{ id: tx.newId(), payment_id: paymentId, stage, ...figures },
      ...{ unexpected: true, by_office: true, status: 'sending' },
      // A refund in `sending` has to name who asked and who decided: without a decision, both are the customer.
      ...{ asked_by: customerId, asked_at: tx.now, decided_by: customerId, decided_at: tx.now },
    })
    .execute()
}
