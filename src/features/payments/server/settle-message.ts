import { type Context, inTransaction } from '#server/context.ts'
import { type Applied, applyTruth, refuseEvent } from './apply-truth.ts'
import { askProvider } from './ask-provider.ts'
import { findDecided } from './decided-messages.ts'
import type { PaymentProvider, ProviderEvent, SessionTruth } from './provider/provider.ts'

async function readTruth(provider: PaymentProvider, event: ProviderEvent): Promise<SessionTruth | undefined> {
  const found = event.paymentId === null ? undefined : await provider.findSession(event.paymentId)
  const sessionId = event.sessionId ?? found
  return sessionId === undefined ? undefined : provider.readSession(sessionId)
}

function judge(tx: Context, provider: PaymentProvider, event: ProviderEvent, truth: SessionTruth | undefined) {
  const about = { provider: provider.name, sessionId: event.sessionId, paymentId: null }
  const foreign = event.account !== null && event.account !== provider.accountId
  if (foreign) return refuseEvent(tx, 'account', about)
  if (event.livemode !== provider.livemode) return refuseEvent(tx, 'livemode', about)
  return truth ? applyTruth(tx, provider, truth) : refuseEvent(tx, 'unknown_session', about)
}

/** Reads the payment's state from the provider and applies it to ours; each message takes effect once (S54). */
export async function settleMessage(
  context: Context,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<Applied['outcome']> {
  const truth = await askProvider(context, () => readTruth(provider, event))
  let handledNow = false
  const settled = await inTransaction(context, async (tx) => {
    const key = { provider: provider.name, event_id: event.id }
    const first = await tx.db
      .insertInto('payment_events')
      .values({ ...key, type: event.type, received_at: tx.now })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!first)
      return (await findDecided(tx.db, [event.id])).find(({ name }) => name === provider.name)?.outcome ?? 'unchanged'
    const { outcome, paymentId } = await judge(tx, provider, event, truth)
    await tx.db
      .updateTable('payment_events')
      .set({ outcome, payment_id: paymentId, processed_at: tx.now })
      .where('provider', '=', provider.name)
      .where('event_id', '=', event.id)
      .execute()
    handledNow = true
    return outcome
  })
  if (handledNow && event.createdAt) context.figures.webhookHandled(event.createdAt)
  return settled
}
