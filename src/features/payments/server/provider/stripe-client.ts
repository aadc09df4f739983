import type Stripe from 'stripe'
import { KeySpent, ProviderUnavailable } from './provider.ts'
import { makeStripeHttp } from './stripe-http.ts'

const TIMEOUT_MS = 10_000
const STRIPE = 'api.stripe.com'

export type StripeClient = Stripe
export type OpenClient = () => Promise<StripeClient>

function place(apiBase: string | undefined) {
  if (!apiBase) return { host: STRIPE }
  const { hostname, port, protocol } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme }
}

/** The SDK is imported by the first call: it takes 20 MB that a server without Stripe does not need. */
export function makeStripeClient(options: { secretKey: string; apiBase: string | undefined }): OpenClient {
  let loading: Promise<StripeClient> | undefined
  const at = place(options.apiBase)
  return () => {
    loading ??= import('stripe').then(
      ({ default: SDK }) =>
        new SDK(options.secretKey, {
          ...at,
          httpClient: makeStripeHttp(SDK, at.host),
          telemetry: false,
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 0,
        }),
    )
    return loading
  }
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? Object.entries(error).find(([key]) => key === name)?.[1]
    : undefined

/** The SDK's message may quote a part of the key, so only kind, code and account of the error are kept. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly kind: string
  readonly code: string
  /** The account that Stripe names when it refuses a key for lack of rights. */
  readonly account: string | undefined
  constructor(kind: string, code: string, account?: string) {
    super(`Stripe refused: ${kind} ${code}`.trim())
    this.kind = kind
    this.code = code
    this.account = account
  }
}

/** Another call with the same key is still running. */
export class KeyInUse extends Error {
  override name = 'KeyInUse'
}
/** Retries while the key is in use: the other call ends within its timeout, and then ours gets the same answer. */
export const KEY_IN_USE = { pauseMs: 500, mostTries: 24 } as const

const away = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

function translate(error: unknown): Error {
  const kind = String(field(error, 'type') ?? 'unknown')
  const code = String(field(error, 'code') ?? '')
  if (code === 'idempotency_key_in_use') return new KeyInUse()
  // Stripe stores the answer to an idempotency key, also a failure, and replays it for every later call with that key.
  const replayed = field(field(error, 'headers'), 'idempotent-replayed') === 'true'
  if (kind === 'StripeIdempotencyError' || replayed) return new KeySpent(kind)
  if (away.has(kind)) return new ProviderUnavailable(kind)
  const [account] = /\bacct_\w+/.exec(error instanceof Error ? error.message : '') ?? []
  return new StripeRefusal(kind, code, account)
}

export async function askStripe<T>(open: OpenClient, ask: (stripe: StripeClient) => Promise<T>): Promise<T> {
  const stripe = await open()
  try {
    return await ask(stripe)
  } catch (error) {
    throw translate(error)
  }
}
