import { AppError } from '#domain/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import {
  InvalidSignature,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderName,
  type SessionTruth,
} from '#server/integrations/payments/provider.ts'
import { stripeEvents } from '#server/integrations/payments/stripe-events.ts'
import { type Applied, applyTruth, refuseEvent } from './apply-truth.ts'
import { askProvider } from './ask-provider.ts'
import { providerNamed } from './find-provider.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>
export type Outcome = Applied['outcome'] | 'ignored'

const interesting = new Set<string>(stripeEvents)

async function verified(context: Context, name: ProviderName, rawBody: Buffer, headers: Headers) {
  const provider = await providerNamed(context, name)
  if (!provider) throw new AppError('malformed')
  try {
    return { provider, event: provider.verify(rawBody, headers) }
  } catch (error) {
    if (error instanceof InvalidSignature) throw new AppError('malformed')
    throw error
  }
}

/** What was decided about this very message before. */
async function decided(context: Context, provider: ProviderName, eventId: string): Promise<Outcome | undefined> {
  const row = await context.db
    .selectFrom('payment_events')
    .select('outcome')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is not', null)
    .executeTakeFirst()
  return row && ((row.outcome as Outcome | null) ?? 'unchanged')
}

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

/**
 * A message of a provider, as bytes. The signature is checked before anything is parsed; the message only says where to
 * look: the payment follows what the provider answers when asked. Each message has its effect once (S53, S54).
 */
export async function receiveEvent(
  context: Context,
  name: ProviderName,
  rawBody: Buffer,
  headers: Headers,
): Promise<Outcome> {
  const { provider, event } = await verified(context, name, rawBody, headers)
  if (!interesting.has(event.type)) return 'ignored'
  const before = await decided(context, name, event.id)
  if (before) return before
  const truth = await askProvider(context, () => readTruth(provider, event))
  let handledNow = false
  const outcome = await inTransaction(context, async (tx) => {
    const key = { provider: name, event_id: event.id }
    const first = await tx.db
      .insertInto('payment_events')
      .values({ ...key, type: event.type, received_at: tx.now })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!first) return (await decided(tx, name, event.id)) ?? 'unchanged'
    const { outcome, paymentId } = await judge(tx, provider, event, truth)
    await tx.db
      .updateTable('payment_events')
      .set({ outcome, payment_id: paymentId, processed_at: tx.now })
      .where('provider', '=', name)
      .where('event_id', '=', event.id)
      .execute()
    handledNow = true
    return outcome
  })
  if (handledNow && event.createdAt) context.figures.webhookHandled(event.createdAt)
  return outcome
}
