import { sql } from 'kysely'
import { expireOpenSession } from '#features/payments/server/expire-open-session.ts'
import type { purchases } from '#features/purchases/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPurchase } from './lock-purchase.ts'
import { partiesOf } from './purchase-rows.ts'

const MOST_TRIES = 5

/** Cancels an unpaid purchase, or returns the payment whose session has to be closed before. */
async function tryToClose(tx: Context, id: string): Promise<string | undefined> {
  const purchase = await lockPurchase(tx, id, 'purchases.buy')
  if (purchase.status === 'cancelled') return undefined
  if (purchase.status !== 'unpaid') throw new AppError('order_paid')
  const payments = await tx.db
    .selectFrom('payments')
    .select(['id', 'provider_session_id', 'attempt_at'])
    .where('purchase_id', '=', id)
    .execute()
  // An attempt whose answer was lost may have a session that we do not know of.
  const open = payments.find((payment) => payment.provider_session_id ?? payment.attempt_at)
  if (open) return open.id
  await tx.db
    .updateTable('purchases')
    .set({ status: 'cancelled', status_at: tx.now, status_by: account(tx).id, updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '=', sql.lit('unpaid'))
    .execute()
  await tx.emit('purchase.cancelled', { ...partiesOf(purchase), refunded: false })
  return undefined
}

/** Cancels an unpaid purchase once its session at the provider is closed, so that it can no longer be paid. */
export async function closePurchase(context: Context, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const openPaymentId = await inTransaction(context, (tx) => tryToClose(tx, id))
    if (!openPaymentId) return
    if ((await expireOpenSession(context, openPaymentId)) === 'paid') throw new AppError('order_paid')
  }
  throw new AppError('conflict')
}

export const cancelPurchase: Handler<typeof purchases.cancel> = async (context, { id }) => {
  await closePurchase(context, id)
  return { ok: true }
}
