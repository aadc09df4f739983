import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { makeJobGatherer } from '#server/jobs/gather-jobs.ts'
import type { Applied } from './apply-truth.ts'
import { makeDecidedFinder } from './decided-messages.ts'
import { providerNamed } from './find-provider.ts'
import { InvalidSignature, type PaymentProvider, type ProviderEvent, type ProviderName } from './provider/provider.ts'
import { stripeEvents } from './provider/stripe-events.ts'
import { settleMessage } from './settle-message.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>
export type Outcome = Applied['outcome'] | 'ignored' | 'queued'

const interesting = new Set<string>(stripeEvents)
// Below the size of the pool, so that a burst of messages leaves connections for other calls.
const AT_ONCE = 6

type Desk = {
  decided: ReturnType<typeof makeDecidedFinder>
  queue: ReturnType<typeof makeJobGatherer<'settle-message'>>
  /** Messages being handled, so that a duplicate waits for the same answer. */
  underWay: Map<string, Promise<Outcome>>
  settling: number
}
const desks = new WeakMap<Db, Desk>()
function deskOf({ db }: Context): Desk {
  const desk = desks.get(db) ?? {
    decided: makeDecidedFinder(db),
    queue: makeJobGatherer(db, 'settle-message'),
    underWay: new Map<string, Promise<Outcome>>(),
    settling: 0,
  }
  desks.set(db, desk)
  return desk
}

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

/** Settles the message while the provider waits; in a burst it becomes a job, and the provider gets its answer once the job is stored. */
async function settleOrQueue(context: Context, provider: PaymentProvider, event: ProviderEvent): Promise<Outcome> {
  const desk = deskOf(context)
  if (desk.settling >= AT_ONCE) {
    const { name } = provider
    const createdAt = event.createdAt?.toISOString() ?? null
    await desk.queue({ payload: { ...event, createdAt, provider: name }, key: `settle:${name}:${event.id}` })
    return 'queued'
  }
  desk.settling++
  try {
    return await settleMessage(context, provider, event)
  } finally {
    desk.settling--
  }
}

/**
 * Handles a provider's message, given as raw bytes. The signature is verified before anything is parsed; the payment follows what is read
 * back from the provider, not what the message says. Each message takes effect once (S53, S54).
 */
export async function receiveEvent(
  context: Context,
  name: ProviderName,
  rawBody: Buffer,
  headers: Headers,
): Promise<Outcome> {
  const { provider, event } = await verified(context, name, rawBody, headers)
  if (!interesting.has(event.type)) return 'ignored'
  const { decided, underWay } = deskOf(context)
  const before = await decided({ name, eventId: event.id })
  if (before) return before.outcome
  const key = `${name}:${event.id}`
  const known = underWay.get(key)
  if (known) return known
  const answer = settleOrQueue(context, provider, event).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}
