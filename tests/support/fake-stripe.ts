import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from '#features/payments/server/provider/signature.ts'
import {
  type FakeRefund,
  type FakeSession,
  makeSession,
  objectOf,
  refundObject,
  type StripeEvent,
} from './fake-stripe-objects.ts'
import { makePeople } from './fake-stripe-people.ts'
import { refundOf } from './fake-stripe-refunds.ts'
import { lacking } from './fake-stripe-rights.ts'
import { makeWorld } from './fake-stripe-world.ts'

/** down: cut before reading · broken: 500 · kept: 500, replayed per idempotency key · slow: 15 s · reset: done, then cut unanswered */
export type StripeTrouble = 'none' | 'down' | 'broken' | 'kept' | 'slow' | 'reset'
type Answer = { status: number; body: object; headers?: Record<string, string> }
type Stored = Answer & { params: string }

const SLOW_MS = 15_000
const failure = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code ? { code } : {}) } },
})
const missing = failure(404, 'invalid_request_error', 'No such object', 'resource_missing')
const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** A small server that speaks Stripe's API: keys, Checkout with its hosted page, refunds, disputes, signed webhooks. */
export async function startFakeStripe(options: { keys: readonly string[] }) {
  const sessions = new Map<string, FakeSession>()
  const kept = new Map<string, Stored>()
  const running = new Set<string>()
  const people = makePeople(() => base())
  const endpoints = new Map<string, { id: string; url: string; secret: string; enabled_events: string[] }>()
  const state = {
    trouble: 'none' as StripeTrouble,
    /** The path that `trouble` affects; undefined affects every path. */
    troubled: undefined as string | undefined,
    /** How many milliseconds a request with an idempotency key takes. */
    delayMs: 0,
    keys: new Set(options.keys),
    account: 'acct_1FakeTravessia',
    /** Paths that the keys have no permission for. */
    forbidden: new Set<string>(),
    /** Restricted keys with the permissions of each. */
    restricted: new Map<string, ReadonlySet<string>>(),
    requests: [] as { method: string; path: string; key: string; idempotencyKey: string | undefined; trace: string }[],
    events: [] as StripeEvent[],
    sessions,
    /** Refunds made through the API. */
    refunds: [] as FakeRefund[],
    /** An account without balance refuses refunds. */
    poor: false,
    /** A slow bank leaves refunds pending until the test calls `bankSays`. */
    bank: 'prompt' as 'prompt' | 'slow',
    endpoints,
    customers: people.customers,
    /** Receives every event, besides the webhook endpoints that were created through the API. */
    deliverTo: undefined as undefined | ((body: Buffer, signature: string) => Promise<unknown>),
    secret: 'whsec_fakeStripeSecret1234',
  }
  const timers = new AbortController()

  const emit = async (type: string, object: object, more: Partial<StripeEvent> = {}): Promise<StripeEvent> => {
    const created = Math.floor(Date.now() / 1000)
    const made = { id: id('evt'), object: 'event', type, livemode: false, created, data: { object } } as const
    const event: StripeEvent = { ...made, ...more }
    state.events.push(event)
    const body = Buffer.from(JSON.stringify(event))
    await state.deliverTo?.(body, sign(body, state.secret, new Date()))
    for (const endpoint of endpoints.values())
      await fetch(endpoint.url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, endpoint.secret, new Date()) },
      })
    return event
  }
  const { find, ...world } = makeWorld(sessions, emit)

  const create = (params: URLSearchParams): Answer => {
    if (state.trouble === 'kept') return failure(500, 'api_error', 'Something went wrong on our end')
    const session = makeSession(params, `${base()}/pay`)
    sessions.set(session.id, session)
    return { status: 200, body: objectOf(session) }
  }
  const giveBack = (params: URLSearchParams): Answer => {
    if (state.trouble === 'kept') return failure(500, 'api_error', 'Something went wrong on our end')
    const given = refundOf(sessions.values(), params, state)
    if ('refusal' in given)
      return failure(given.refusal.status, given.refusal.type, given.refusal.message, given.refusal.code)
    state.refunds.push(given.refund)
    return { status: 200, body: refundObject(given.refund) }
  }
  const withKey = async (key: string | undefined, params: string, work: () => Answer): Promise<Answer> => {
    if (!key) return work()
    const before = kept.get(key)
    if (before && before.params !== params)
      return failure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    if (before) return { ...before, headers: { 'idempotent-replayed': 'true' } }
    if (running.has(key))
      return failure(409, 'invalid_request_error', 'There is another request in progress.', 'idempotency_key_in_use')
    running.add(key)
    await sleep(state.delayMs)
    const answer = work()
    running.delete(key)
    kept.set(key, { ...answer, params })
    return answer
  }

  const route = async (request: IncomingMessage, url: URL, body: string): Promise<Answer> => {
    const path = url.pathname.replace('/v1/', '')
    const params = new URLSearchParams(body)
    const [, sessionId = '', action] = /^checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const idempotencyKey = request.headers['idempotency-key']
    const secret = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const trace = String(request.headers['traceparent'])
    state.requests.push({
      method: request.method ?? '',
      path,
      key: secret,
      idempotencyKey: String(idempotencyKey),
      trace,
    })
    const granted = state.restricted.get(secret)
    if (!state.keys.has(secret) && !granted)
      return failure(
        401,
        'invalid_request_error',
        `Invalid API Key provided: ${secret.slice(0, 8)}****${secret.slice(-4)}`,
      )
    if (state.forbidden.has(path))
      return failure(
        403,
        'invalid_request_error',
        `The provided key '${secret}' does not have the required permissions`,
      )
    const missed = granted && lacking(granted, request.method ?? '', path, url.searchParams)
    if (missed)
      return failure(
        403,
        'invalid_request_error',
        `The provided key '${secret.slice(0, 8)}****' does not have the required permissions for this endpoint on account '${state.account}'. Having the '${missed}' permission would allow this request to continue.`,
      )
    if (path === 'account')
      return {
        status: 200,
        body: {
          id: state.account,
          object: 'account',
          business_profile: { name: 'Travessia Ltda' },
          business_type: 'company',
          country: 'US',
          email: 'financeiro@example.test',
          charges_enabled: true,
          payouts_enabled: false,
        },
      }
    if (path === 'webhook_endpoints') {
      const endpoint = {
        id: id('we'),
        url: params.get('url') ?? '',
        secret: `whsec_${randomBytes(16).toString('hex')}`,
      }
      endpoints.set(endpoint.id, { ...endpoint, enabled_events: [...params.values()].slice(1) })
      return { status: 200, body: { ...endpoint, object: 'webhook_endpoint' } }
    }
    if (path.startsWith('webhook_endpoints/') && request.method === 'POST') {
      const known = endpoints.get(path.slice('webhook_endpoints/'.length))
      if (known) known.enabled_events = [...params.values()]
      return known ? { status: 200, body: { ...known, object: 'webhook_endpoint' } } : missing
    }
    if (path.startsWith('webhook_endpoints/')) {
      const known = endpoints.delete(path.slice('webhook_endpoints/'.length))
      return known ? { status: 200, body: { deleted: true } } : missing
    }
    const about = people.answer(request.method ?? '', path, params)
    if (about === 'missing') return missing
    if (about) {
      const key = typeof idempotencyKey === 'string' ? idempotencyKey : undefined
      return withKey(key, body, () => ({ status: 200, body: about() }))
    }
    const given = typeof idempotencyKey === 'string' ? idempotencyKey : undefined
    if (path === 'refunds') return withKey(given, body, () => giveBack(params))
    if (path === 'checkout/sessions' && request.method === 'POST') return withKey(given, body, () => create(params))
    if (path === 'checkout/sessions') {
      const found = [...sessions.values()].filter(({ intent }) => intent === url.searchParams.get('payment_intent'))
      return { status: 200, body: { object: 'list', data: found.map(objectOf), has_more: false } }
    }
    const session = sessions.get(sessionId)
    if (!session) return missing
    if (action && session.status !== 'open')
      return failure(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.')
    if (action) await world.expire(sessionId)
    return { status: 200, body: objectOf(session) }
  }

  /** The hosted Checkout page: one button pays, the other cancels. */
  const page = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const session = find(url.pathname.slice('/pay/'.length))
    if (request.method === 'POST') {
      const paid = new URLSearchParams(await text(request)).get('outcome') === 'pay'
      if (paid) await world.pay(session.id)
      response.writeHead(303, { location: paid ? session.successUrl : session.cancelUrl }).end()
      return
    }
    const rows = session.items.map(({ name, amount }) => `<li>${name}: ${(amount / 100).toFixed(2)}</li>`).join('')
    const button = (outcome: string, label: string) => `<button name="outcome" value="${outcome}">${label}</button>`
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="pt-BR"><title>Checkout</title><h1>Checkout</h1><ul>${rows}</ul><form method="post">${button('pay', 'Pagar')}${button('cancel', 'Voltar')}</form></html>`,
      )
  }

  /** The hosted billing portal: its one button saves a card and returns to the product. */
  const portal = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const back = people.returnOf(url.pathname.slice('/portal/'.length))
    if (request.method === 'POST') {
      people.addCard(back.customer)
      return void response.writeHead(303, { location: back.url }).end()
    }
    const form = '<form method="post"><button>Guardar cartão</button></form>'
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="pt-BR"><title>Portal</title><h1>Portal</h1>${form}</html>`)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    if (url.pathname.startsWith('/pay/')) return page(request, response, url)
    if (url.pathname.startsWith('/portal/')) return portal(request, response, url)
    const trouble = url.pathname.endsWith(state.troubled ?? '') ? state.trouble : 'none'
    if (trouble === 'down') return void request.socket.destroy()
    // The body is read before the delay: Stripe executes a request even if the client no longer waits for the answer.
    const body = await text(request)
    if (trouble === 'slow') await sleep(SLOW_MS, undefined, { signal: timers.signal })
    if (trouble === 'broken') {
      const { status, body: error } = failure(500, 'api_error', 'Something went wrong on our end')
      return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(error))
    }
    const given = await route(request, url, body)
    if (trouble === 'reset') return void request.socket.destroy()
    const headers = { 'content-type': 'application/json', 'request-id': id('req'), ...given.headers }
    response.writeHead(given.status, headers).end(JSON.stringify(given.body))
  }

  const server = createServer((request, response) => {
    // Writing the answer fails when the client has disconnected or this server is being closed.
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = (): string => {
    const address = server.address()
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  }
  return Object.assign(state, {
    base: base(),
    ...world,
    emit,
    created: () =>
      state.requests.filter(({ method, path }) => method === 'POST' && path === 'checkout/sessions').length,
    close: async () => {
      timers.abort()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  })
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
