import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { applyTruth } from './apply-truth.ts'
import { askProvider } from './ask-provider.ts'
import { closeAttempt } from './close-attempt.ts'
import { findProviders } from './find-provider.ts'
import type { SessionTruth } from './provider/provider.ts'

const MOST_TRIES = 5

/** Closes the session at the provider and returns what the provider then says, such as that it was already paid. */
async function expire(context: Context, providerName: string, sessionId: string): Promise<SessionTruth | undefined> {
  const provider = (await findProviders(context)).find(({ name }) => name === providerName)
  // Once Stripe is in use, sessions of the test provider can no longer be paid.
  if (!provider) return undefined
  return askProvider(context, async () => {
    await provider.expireSession(sessionId)
    const truth = await provider.readSession(sessionId)
    if (truth?.state === 'complete') await inTransaction(context, (tx) => applyTruth(tx, provider, truth))
    return truth
  })
}

/**
 * Closes the session of an unpaid payment that is about to change, so that the old one can no longer be paid; returns 'paid' if the
 * provider has the money or is receiving it. Not inside a transaction; throws `payment_unavailable` while the provider is unavailable.
 */
export async function expireOpenSession(context: Context, paymentId: string): Promise<'closed' | 'paid'> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const payment = await context.db
      .selectFrom('payments')
      .select(['attempt', 'payment_status', 'provider', 'provider_session_id as sessionId'])
      .where('id', '=', paymentId)
      .executeTakeFirst()
    if (!payment) return 'closed'
    if (payment.payment_status === 'paid' || payment.payment_status === 'refunded') return 'paid'
    const { attempt, provider, sessionId } = payment
    const truth = provider && sessionId ? await expire(context, provider, sessionId) : undefined
    if (truth?.state === 'complete' && !truth.failed) return 'paid'
    if (await closeAttempt(context, { paymentId, attempt, sessionId })) return 'closed'
  }
  throw new AppError('conflict')
}
