import { z } from 'zod'
import { InvalidSignature, type ProviderEvent } from './provider.ts'

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const message = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  /** In seconds since 1970. */
  created: z.int().min(0).max(1e11).nullish(),
  account: z.string().max(255).nullish(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string().max(255), payment_intent: reference.nullish() }),
  }),
})

/** Parses which objects a message is about; called only after its signature was verified. */
export function readEvent(body: Buffer): ProviderEvent {
  const parsed = message.safeParse(parseJson(body))
  if (!parsed.success) throw new InvalidSignature('signed, but not a message we know')
  const { id, type, livemode, created, account, data } = parsed.data
  const isSession = data.object.object === 'checkout.session'
  return {
    id,
    type,
    livemode,
    createdAt: typeof created === 'number' ? new Date(created * 1000) : null,
    account: account ?? null,
    sessionId: isSession ? data.object.id : null,
    paymentId: data.object.payment_intent ?? null,
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined // the schema refuses undefined
  }
}
