import { setTimeout as sleep } from 'node:timers/promises'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import { applyTruth } from './apply-truth.ts'
import { askProvider } from './ask-provider.ts'
import { beginAttempt, SESSION_HOURS } from './begin-attempt.ts'
import { closeAttempt } from './close-attempt.ts'
import { expireOpenSession } from './expire-open-session.ts'
import { findCustomer } from './find-customer.ts'
import { markPaid } from './mark-paid.ts'
import type { Payment } from './pay-again.ts'
import { paymentLines } from './payment-lines.ts'
import { KeySpent, type PaymentProvider } from './provider/provider.ts'
import { KEY_IN_USE, KeyInUse } from './provider/stripe-client.ts'

export type Payable = {
  registrationId: string
  /** The purchase to pay; null for the order of the company. */
  purchaseId: string | null
  companyName: string
  customer: { id: string; email: string }
  successUrl: string
  cancelUrl: string
}

const hours = (from: Date, count: number): Date => new Date(from.getTime() + count * 3_600_000)

async function ask(context: Context, provider: PaymentProvider, payment: Payment, order: Payable) {
  const startedAt = payment.attempt_at ?? payment.created_at
  // A customer id made after the attempt began is left out, because every try of an attempt must send the same values.
  const known = await findCustomer(context, provider, order.customer.id)
  // A customer who changes the language between two tries spends the idempotency key, and the next try starts a new attempt.
  const { language } = whoReads(context)
  return provider.openSession({
    language,
    payment: { id: payment.id, amountCents: payment.amount, currency: 'USD' },
    registration: { id: order.registrationId, companyName: order.companyName },
    items: paymentLines(language, payment),
    customerEmail: order.customer.email,
    customerId: known && known.createdAt < startedAt ? known.customerId : null,
    successUrl: payment.success_url ?? order.successUrl,
    cancelUrl: payment.cancel_url ?? order.cancelUrl,
    expiresAt: hours(startedAt, SESSION_HOURS),
    idempotencyKey: `travessia-${payment.id}-${payment.attempt}`,
  })
}

/** The page of the payment's existing session; undefined if that session has ended. */
async function reuse(context: Context, provider: PaymentProvider, payment: Payment, sessionId: string) {
  const truth = await askProvider(context, () => provider.readSession(sessionId))
  if (truth?.state === 'open' && truth.url) return truth.url
  if (truth?.state === 'complete') {
    // The webhook message about this session is late or lost, so the state just read is applied instead.
    await inTransaction(context, (tx) => applyTruth(tx, provider, truth))
    if (truth.paid) throw new AppError('order_paid')
    if (!truth.failed) throw new AppError('conflict', { reason: 'payment_processing' })
    return undefined
  }
  await closeAttempt(context, { paymentId: payment.id, attempt: payment.attempt, sessionId })
  return undefined
}

/** Undefined if this attempt gets no session: the next try starts a new attempt, or gets the session of a concurrent click. */
async function open(context: Context, provider: PaymentProvider, payment: Payment, order: Payable) {
  const attempt = { paymentId: payment.id, attempt: payment.attempt, sessionId: null }
  try {
    const { sessionId, url } = await askProvider(context, () => ask(context, provider, payment, order))
    const { numUpdatedRows } = await context.db
      .updateTable('payments')
      .set({ provider_session_id: sessionId })
      .where('id', '=', payment.id)
      .where('attempt', '=', payment.attempt)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return url
    // The order was changed while the provider was asked: a session with the old contents must not be paid.
    await askProvider(context, () => provider.expireSession(sessionId))
    throw new AppError('conflict')
  } catch (error) {
    if (error instanceof KeyInUse) await sleep(KEY_IN_USE.pauseMs)
    else if (error instanceof KeySpent) await closeAttempt(context, attempt)
    else throw error
    return undefined
  }
}

const pageOf = (context: Context, provider: PaymentProvider, payment: Payment, order: Payable) =>
  payment.provider_session_id
    ? reuse(context, provider, payment, payment.provider_session_id)
    : open(context, provider, payment, order)

const leadsBack = (payment: Payment, { successUrl, cancelUrl }: Payable): boolean =>
  payment.success_url === successUrl && payment.cancel_url === cancelUrl

/** Returns the page where the order can be paid. Repeated clicks, lost answers and failures of the provider all lead to one session. */
export async function openSession(
  context: Context,
  provider: PaymentProvider | undefined,
  order: Payable,
): Promise<string> {
  for (let tries = 0; tries < KEY_IN_USE.mostTries; tries++) {
    const payment = await beginAttempt(context, order, { ...order, provider: provider?.name ?? null })
    if (payment.amount === 0) {
      await inTransaction(context, async (tx) => {
        await holdOrder(tx, { paymentId: payment.id })
        await markPaid(tx, { paymentId: payment.id })
      })
      return order.successUrl
    }
    if (!provider) throw new AppError('conflict', { reason: 'payments_paused' })
    const begunElsewhere = payment.provider !== provider.name
    const url = begunElsewhere ? undefined : await pageOf(context, provider, payment, order)
    if (url && leadsBack(payment, order)) return url
    // A session of an earlier try is closed: it would redirect to a page that the customer has left, or is at the provider used before.
    const stale = url !== undefined || begunElsewhere
    if (stale && (await expireOpenSession(context, payment.id)) === 'paid') throw new AppError('order_paid')
  }
  throw new AppError('payment_unavailable')
}
