import { sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import { applyTruth } from './apply-truth.ts'
import { closeAttempt } from './close-attempt.ts'
import { findProviders } from './find-provider.ts'
import { type PaymentProvider, ProviderUnavailable, type SessionTruth } from './provider/provider.ts'
import { StripeRefusal } from './provider/stripe-client.ts'

const AT_ONCE = 50
/** The webhook message usually arrives within seconds, so the first check can wait. */
const FIRST_LOOK_MINUTES = 10
const LONGEST_WAIT_MINUTES = 6 * 60

type Open = { id: string; attempt: number; sessionId: string }

// Exponential backoff: each check without a result doubles the time to the next one.
const isTurn = (now: Date) => sql<boolean>`
  attempt_at <= ${now}::timestamptz - make_interval(mins => ${FIRST_LOOK_MINUTES})
  and (asked_at is null or asked_at <= ${now}::timestamptz
    - make_interval(mins => least(${LONGEST_WAIT_MINUTES}, ${FIRST_LOOK_MINUTES} * (2 ^ least(asks, 10))::int)))`

/** Counts each check before it is made, so that a failing one backs off too. */
async function claimDue(context: Context, provider: PaymentProvider): Promise<Open[]> {
  const turns = context.db
    .selectFrom('payments')
    .select('id')
    .where('payment_status', '=', sql.lit('pending'))
    .where('provider', '=', provider.name)
    .where('provider_session_id', 'is not', null)
    .where(isTurn(context.now))
    .orderBy('attempt_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  const rows = await context.db
    .updateTable('payments')
    .set((row) => ({ asked_at: context.now, asks: row('asks', '+', 1) }))
    .where('id', 'in', turns)
    .returning(['id', 'attempt', 'provider_session_id as sessionId'])
    .execute()
  return rows.map(({ id, attempt, sessionId }) => ({ id, attempt, sessionId: sessionId ?? '' }))
}

async function settle(context: Context, provider: PaymentProvider, payment: Open, truth: SessionTruth | undefined) {
  if (truth?.state === 'open') return false
  // A session that expired, or that these keys do not know: ending the attempt lets the order be paid in a new one.
  if (!truth || truth.state === 'expired')
    return closeAttempt(context, { paymentId: payment.id, attempt: payment.attempt, sessionId: payment.sessionId })
  const { outcome } = await inTransaction(context, (tx) => applyTruth(tx, provider, truth))
  return outcome === 'changed'
}

/** Reads open sessions back from the provider, in case a webhook message was lost, and applies the answer like a message. */
export async function reviewOpenSessions(context: Context): Promise<{ asked: number; changed: number }> {
  const all = { asked: 0, changed: 0 }
  for (const provider of await findProviders(context)) {
    const { asked, changed } = await reviewAt(context, provider)
    all.asked += asked
    all.changed += changed
  }
  return all
}

async function reviewAt(context: Context, provider: PaymentProvider): Promise<{ asked: number; changed: number }> {
  const payments = await claimDue(context, provider)
  let changed = 0
  for (const [asked, payment] of payments.entries()) {
    try {
      const truth = await provider.readSession(payment.sessionId)
      if (await settle(context, provider, payment, truth)) changed++
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof StripeRefusal)) throw error
      context.log.warn({ reason: error.message, left: payments.length - asked }, 'open payments not reviewed')
      return { asked, changed }
    }
  }
  return { asked: payments.length, changed }
}
