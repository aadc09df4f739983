import { AppError } from '#domain/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { SessionTruth } from '#server/integrations/payments/provider.ts'
import { applyTruth } from './apply-truth.ts'
import { askProvider } from './ask-provider.ts'
import { closeAttempt } from './close-attempt.ts'
import { findProvider } from './find-provider.ts'

const MOST_TRIES = 5

/** After it nobody can pay the session, unless somebody has: then the truth says so. */
async function expire(context: Context, providerName: string, sessionId: string): Promise<SessionTruth | undefined> {
  const provider = await findProvider(context)
  // A session of the built-in provider ends with the saving of real keys.
  if (provider.name !== providerName) return undefined
  return askProvider(context, async () => {
    await provider.expireSession(sessionId)
    const truth = await provider.readSession(sessionId)
    if (truth?.state === 'complete') await inTransaction(context, (tx) => applyTruth(tx, provider, truth))
    return truth
  })
}

/**
 * Before an unpaid order changes: afterwards nobody can pay the old one. 'paid' when the provider has the money already or is
 * getting it. It asks the provider, so never inside a transaction; `payment_unavailable` when that is away.
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
    if (await closeAttempt(context, { paymentId, attempt })) return 'closed'
  }
  throw new AppError('conflict')
}
