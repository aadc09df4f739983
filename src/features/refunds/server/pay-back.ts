import { sql } from 'kysely'
import { promisedCents } from '#features/payments/rules/returned.ts'
import { providerNamed } from '#features/payments/server/find-provider.ts'
import {
  KeySpent,
  type PaymentProvider,
  type ProviderName,
  ProviderUnavailable,
  RefundRefused,
  type SessionTruth,
} from '#features/payments/server/provider/provider.ts'
import { KeyInUse, StripeRefusal } from '#features/payments/server/provider/stripe-client.ts'
import { standingOf } from '#features/refunds/rules/standing.ts'
import type { RefundFailure } from '#features/refunds/rules/status.ts'
import type { Context } from '#server/context.ts'
import { failRefund, settleRefund } from './settle-refund.ts'

const sendingRow = ({ db }: Context, id: string) =>
  db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select(['f.id', 'f.payment_id', 'f.amount', 'f.given_before', 'f.attempt', 'f.provider_refund_id'])
    .select(['p.provider', 'p.provider_session_id as session_id', 'p.provider_payment_id as money_id'])
    .where('f.id', '=', id)
    .where('f.status', '=', sql.lit('sending'))
    .executeTakeFirst()
type Sending = NonNullable<Awaited<ReturnType<typeof sendingRow>>>

type Said = { truth: SessionTruth | undefined; refundId: string | null; failure: RefundFailure | null }

const standing = (refund: Sending, truth: SessionTruth) => {
  const { id, amount: amountCents, given_before: givenBefore, provider_refund_id: providerId } = refund
  return standingOf({ id, amountCents, givenBefore, providerId }, truth.returned).state
}

/** Why the provider is not asked for the refund at all, judged by its state of the payment. */
function obstacle(refund: Sending, truth: SessionTruth | undefined): RefundFailure | null {
  if (!truth?.paid || !refund.money_id || truth.paymentId !== refund.money_id) return 'unknown_payment'
  if (promisedCents(truth.returned) > refund.given_before) return 'changed'
  return null
}

/**
 * Reads the session before asking for the refund: the provider forgets idempotency keys after a while, but its list of refunds shows
 * whether an earlier try went through. Reads it again afterwards, because the provider's amounts count and not our arithmetic (K4).
 */
async function ask(provider: PaymentProvider, refund: Sending): Promise<Said> {
  const read = () => provider.readSession(refund.session_id ?? '')
  const before = await read()
  if (before && standing(refund, before) !== 'open') return { truth: before, refundId: null, failure: null }
  const failure = obstacle(refund, before)
  if (failure) return { truth: before, refundId: null, failure }
  try {
    const refundId = await provider.refund({
      refundId: refund.id,
      sessionId: refund.session_id ?? '',
      paymentId: refund.money_id ?? '',
      amountCents: refund.amount,
      idempotencyKey: `refund-${refund.id}-${refund.attempt}`,
    })
    return { truth: await read(), refundId, failure: null }
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    const truth = await read()
    // The refund may have been made meanwhile in the provider's dashboard or by another node.
    const known = truth !== undefined && standing(refund, truth) !== 'open'
    return { truth, refundId: null, failure: known ? null : error.because }
  }
}

/** Leaves the refund in `sending`, so that it is retried, and stores the reason, which admins see. */
async function noteWaiting({ db }: Context, refund: Sending, more: { failure: RefundFailure; attempt?: number }) {
  await db
    .updateTable('refunds')
    .set(more)
    .where('id', '=', refund.id)
    .where('attempt', '=', refund.attempt)
    .where('status', '=', sql.lit('sending'))
    .execute()
}

/**
 * Asks the provider for a decided refund. May be repeated on any node, because the same idempotency key pays back once. Never inside a
 * transaction (0015).
 */
export async function payBack(context: Context, id: string): Promise<void> {
  const refund = await sendingRow(context, id)
  if (!refund) return
  const provider = await providerNamed(context, refund.provider as ProviderName)
  if (!provider) return noteWaiting(context, refund, { failure: 'provider_gone' })
  try {
    const { truth, refundId, failure } = await ask(provider, refund)
    const about = { refund, provider, truth, refundId }
    await (failure ? failRefund(context, about, failure) : settleRefund(context, about))
  } catch (error) {
    const spent = error instanceof KeySpent
    const away = error instanceof ProviderUnavailable || error instanceof StripeRefusal || error instanceof KeyInUse
    if (!spent && !away) throw error
    context.log.warn({ reqId: context.requestId, refundId: id, reason: error.message }, 'refund not sent')
    // The provider would replay the failure stored under a spent key for ever, so the next try uses a new one.
    await noteWaiting(context, refund, { failure: 'away', ...(spent ? { attempt: refund.attempt + 1 } : {}) })
  }
}
