import { type Selectable, sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Payments } from '#server/db/types.ts'
import type { ProviderName } from '#server/integrations/payments/provider.ts'

export type Payment = Selectable<Payments>
/** What is paid: the order of a company, or something bought for it. */
export type Bought = { registrationId: string; purchaseId: string | null }
type Return = { successUrl: string; cancelUrl: string }

const HOUR = 3_600_000
/** Stripe allows up to 24 hours, counted from when it receives the request. */
export const SESSION_HOURS = 23
/** Stripe refuses a session that would end within half an hour, and forgets keys after a day. */
const KEY_HOURS = 22

async function newest(tx: Context, { registrationId, purchaseId }: Bought): Promise<Payment> {
  const payments = tx.db
    .selectFrom('payments')
    .selectAll()
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', purchaseId === null ? 'is' : '=', purchaseId)
  // Two clicks take turns at this lock; only the second read sees a payment that the first click added.
  await payments.orderBy('id').forUpdate().execute()
  const row = await payments.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Whoever takes a purchase back holds its payments, so that what is read here counts until this transaction ends. */
async function refuseCancelled({ db }: Context, { purchaseId }: Bought): Promise<void> {
  const cancelled = await db
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where('status', '=', sql.lit('cancelled'))
    .executeTakeFirst()
  if (cancelled) throw new AppError('conflict', { reason: 'purchase_cancelled' })
}

/** A payment that failed stays as it is; the next try is a payment of its own, of the same frozen quote. */
async function another(tx: Context, failed: Payment): Promise<Payment> {
  const { business_registration_id, purchase_id, amount, plan_price, state_fee, currency, quote } = failed
  return tx.db
    .insertInto('payments')
    .values({
      id: tx.newId(),
      business_registration_id,
      purchase_id,
      amount,
      plan_price,
      state_fee,
      currency,
      quote: JSON.stringify(quote),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function isRunning(payment: Payment, provider: ProviderName, now: Date): boolean {
  if (!payment.attempt_at) return false
  // A session can be paid until it is closed, also at a provider that is no longer the one in use.
  if (payment.provider_session_id !== null) return true
  return payment.provider === provider && now.getTime() - payment.attempt_at.getTime() < KEY_HOURS * HOUR
}

/** The attempt to pay that is running, or a new one. What it will ask the provider for is written down before it asks. */
export const beginAttempt = (
  context: Context,
  bought: Bought,
  { provider, successUrl, cancelUrl }: Return & { provider: ProviderName },
): Promise<Payment> =>
  inTransaction(context, async (tx) => {
    const latest = await newest(tx, bought)
    await refuseCancelled(tx, bought)
    if (latest.payment_status === 'paid' || latest.payment_status === 'refunded') throw new AppError('order_paid')
    const payment = latest.payment_status === 'failed' ? await another(tx, latest) : latest
    if (isRunning(payment, provider, tx.now)) return payment
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
