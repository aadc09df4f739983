import type { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Marks a dispute as dealt with, so that it no longer needs attention (G50). A second call changes nothing. */
export const closeDispute: Handler<typeof paymentHistory.closeDispute> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await holdOrder(tx, { paymentId: id })
    const payment = await tx.db
      .selectFrom('payments')
      .select(['id', 'business_registration_id', 'dispute_closed_at'])
      .where('id', '=', id)
      .where('disputed_at', 'is not', null)
      .executeTakeFirst()
    if (!payment) throw new AppError('not_found')
    if (payment.dispute_closed_at) return { ok: true }
    await tx.db
      .updateTable('payments')
      .set({ dispute_closed_at: tx.now, dispute_closed_by: account(tx).id })
      .where('id', '=', id)
      .execute()
    await tx.emit('payment.disputeClosed', { paymentId: id, registrationId: payment.business_registration_id })
    return { ok: true }
  })
