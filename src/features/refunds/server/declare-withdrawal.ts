import type { refunds } from '#features/refunds/contract.ts'
import { everything, refundFigures } from '#features/refunds/rules/figures.ts'
import { lastWithdrawalDay, withdrawalRefusal } from '#features/refunds/rules/withdrawal.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { readAtState } from './at-state.ts'
import { refusedBecause } from './figures-for.ts'
import { lockPayment, type RefundablePayment } from './load-payment.ts'
import { oweWithdrawal } from './owe-withdrawal.ts'

/** Null while the payment is unpaid. */
export const withdrawalOf = ({ state, paidAt, withdrawnAt }: RefundablePayment, now: Date) =>
  paidAt && {
    until: lastWithdrawalDay(paidAt),
    declaredAt: withdrawnAt,
    figures: refundFigures(state.parts, everything),
    refusal: withdrawnAt ? null : (withdrawalRefusal({ ...state, paidAt }, now) ?? null),
  }

async function declare(tx: Context, payment: RefundablePayment): Promise<void> {
  const because = withdrawalRefusal({ ...payment.state, paidAt: payment.paidAt }, tx.now)
  if (because) throw refusedBecause(because)
  await tx.db.updateTable('payments').set({ withdrawn_at: tx.now }).where('id', '=', payment.id).execute()
  const refundId = await oweWithdrawal(tx, payment)
  if (!refundId) throw refusedBecause('refunded')
  await tx.emit('refund.withdrawalDeclared', {
    refundId,
    paymentId: payment.id,
    ...payment.parties,
    amountCents: refundFigures(payment.state.parts, everything).totalCents,
    declaredAt: tx.now,
    atState: await readAtState(tx.db, payment),
  })
}

/** A withdrawal needs no approval (K7). Declared again it is the same withdrawal, also after the period has ended. */
export const declareWithdrawal: Handler<typeof refunds.declareWithdrawal> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx, id, 'refunds.ask')
    const declaredAt = payment.withdrawnAt ?? tx.now
    if (!payment.withdrawnAt) await declare(tx, payment)
    return { paymentId: id, declaredAt }
  })
