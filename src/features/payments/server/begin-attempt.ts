import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { anotherPayment, type Payment } from './pay-again.ts'
import type { ProviderName } from './provider/provider.ts'
import { type Bought, refuseClosed } from './refuse-closed.ts'

type Return = { successUrl: string; cancelUrl: string }
/** Null while payments are paused: then no attempt starts. */
type Through = { provider: ProviderName | null }

const HOUR = 3_600_000
/** Stripe allows up to 24 hours, counted from when it receives the request. */
export const SESSION_HOURS = 23
/** Stripe refuses a session that would end within half an hour, and forgets idempotency keys after a day. */
const KEY_HOURS = 22

async function newest(tx: Context, { registrationId, purchaseId }: Bought): Promise<Payment> {
  const payments = tx.db
    .selectFrom('payments')
    .selectAll()
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', purchaseId === null ? 'is' : '=', purchaseId)
  const row = await payments
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

function isRunning(payment: Payment, provider: ProviderName, now: Date): boolean {
  if (!payment.attempt_at) return false
  // A session can be paid until it is closed, also at a provider that is no longer the one in use.
  if (payment.provider_session_id !== null) return true
  return payment.provider === provider && now.getTime() - payment.attempt_at.getTime() < KEY_HOURS * HOUR
}

/**
 * Returns the running attempt to pay, or starts one. Its parameters are stored before the provider is asked, so that a retry sends the
 * same.
 */
export const beginAttempt = (
  context: Context,
  bought: Bought,
  { provider, successUrl, cancelUrl }: Return & Through,
): Promise<Payment> =>
  inTransaction(context, async (tx) => {
    // Concurrent clicks wait for this lock, so that the second one sees a payment that the first one added.
    await holdOrder(tx, bought)
    const latest = await newest(tx, bought)
    if (latest.payment_status === 'paid' || latest.payment_status === 'refunded') throw new AppError('order_paid')
    // Closing an order or a purchase takes the same lock, so this check holds until the transaction ends.
    await refuseClosed(tx, bought)
    const payment = latest.payment_status === 'failed' ? await anotherPayment(tx, latest) : latest
    if (provider === null || isRunning(payment, provider, tx.now)) return payment
    return tx.db
      .updateTable('payments')
      .set({
        attempt: payment.attempt_at ? payment.attempt + 1 : payment.attempt,
        attempt_at: tx.now,
        provider,
        provider_session_id: null,
        success_url: successUrl,
        cancel_url: cancelUrl,
        asked_at: null,
        asks: 0,
      })
      .where('id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
