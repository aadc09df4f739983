import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aNotification } from '#demo/factories/notification.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { features } from '#features/server.ts'
import { inTransaction } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { runTraced } from '#server/tracing/current-trace.ts'
import { makeSpanSender, type SpanSender } from '#server/tracing/send-spans.ts'
import { continueTrace } from '#server/tracing/traceparent.ts'
import { attributesOf, type FakeCollector, startFakeCollector } from '#tests/support/fake-collector.ts'
import { startFakeSms } from '#tests/support/fake-sms.ts'
import { type Paying, payingApp, returns } from '#tests/support/paying.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { PASSWORD, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const sampled = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'congo=t61rcWkgMzE' }
const MARK = 'qzsegredo'

let p: Paying
let collector: FakeCollector
let sms: Awaited<ReturnType<typeof startFakeSms>>
let spans: SpanSender
const lines: string[] = []
beforeAll(async () => {
  collector = await startFakeCollector()
  sms = await startFakeSms()
  spans = makeSpanSender({ url: collector.url, token: undefined, everyMs: 20 })
  p = await payingApp(lines, { smsUrl: sms.url, otlpRatio: 1 }, { spans })
})
afterAll(async () => {
  await p.close()
  await spans.stop()
  await sms.close()
  await collector.close()
})
beforeEach(() => {
  lines.length = 0
  collector.spans.length = 0
})

type Line = {
  msg: string
  level?: number
  route?: string
  trace?: string
  span?: string
  reqId?: string
  task?: string
}
const parsed = () => lines.map((line) => JSON.parse(line) as Line)
const lineOf = (route: string) => {
  const line = parsed().find((one) => one.msg === 'request' && one.route === route)
  if (!line) throw new Error(`no line for ${route}`)
  return line
}
const received = (name: string) => waitFor(name, () => collector.spans.find((span) => span.name === name))

describe('a call', () => {
  test('goes on with the trace of whoever asks, under a span of its own', async () => {
    await p.t.call('GET', '/api/session', { headers: sampled })
    const { trace, span } = lineOf('/api/session')
    expect(trace).toBe(TRACE)
    expect(span).toMatch(/^[0-9a-f]{16}$/)
    expect(span).not.toBe(SPAN)
    const told = await received('GET /api/session')
    expect(told).toMatchObject({ traceId: TRACE, spanId: span, parentSpanId: SPAN, kind: 2, status: {} })
    expect(attributesOf(told)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/session',
      'http.response.status_code': 200,
    })
  })

  test('begins a trace of its own without one, or beside one that is broken', async () => {
    await p.t.call('GET', '/api/session', { headers: { traceparent: `00-${TRACE.toUpperCase()}-${SPAN}-01` } })
    const { trace, reqId } = lineOf('/api/session')
    expect(trace).toBe(reqId?.replaceAll('-', ''))
  })

  test('is not recorded because a stranger wants it: the share of the settings decides', async () => {
    const none = await testApp({ config: { otlpRatio: 0 }, spans })
    const strangers = ['a'.repeat(32), `${'1'.repeat(24)}${'0'.repeat(8)}`]
    for (const traceId of strangers)
      await none.call('GET', '/api/session', { headers: { traceparent: `00-${traceId}-${SPAN}-01` } })
    await none.close()
    await p.t.call('GET', '/api/states')
    await received('GET /api/states')
    expect(collector.spans.filter(({ traceId }) => strangers.includes(traceId))).toEqual([])
  })

  test('tells the collector route patterns and numbers, never an address, a body, a query or a person', async () => {
    const person = await p.t.person('user', { name: MARK, email: `${MARK}@example.test` })
    const { cookie } = person
    await p.t.call('GET', `/api/registrations/3e0f3c94-0000-4000-8000-000000000000?x=${MARK}`, {
      cookie,
      headers: sampled,
    })
    await p.t.call('GET', `/${MARK}`, { headers: { ...sampled, 'user-agent': MARK } })
    await p.t.call('POST', '/api/auth/sign-in/email', {
      body: { email: `${MARK}@example.test`, password: MARK },
      headers: sampled,
    })
    await received('POST /api/auth/sign-in/email')
    expect(collector.spans.map(({ name }) => name)).toEqual([
      'GET /api/registrations/:id',
      'GET (none)',
      'POST /api/auth/sign-in/email',
    ])
    const text = collector.bodies.join('')
    for (const secret of [MARK, person.id, '3e0f3c94', '127.0.0.1', 'localhost']) expect(text).not.toContain(secret)
  })

  test('that fails is marked as failed', async () => {
    await p.connect()
    const { customer, registration } = await p.anOrder()
    p.stripe.trouble = 'down'
    const body = { packageId: registration.package_id, businessRegistrationId: registration.id, ...returns }
    const { cookie } = customer
    await p.t.call('POST', '/api/functions/create-payment', { cookie, body, headers: sampled })
    p.stripe.trouble = 'none'
    const told = await received('POST /api/functions/create-payment')
    expect(told.status).toEqual({ code: 2 })
    expect(attributesOf(told)['http.response.status_code']).toBe(503)
  })

  test('takes its trace along to the payment provider, which learns no more than ids', async () => {
    await p.connect()
    const { customer, registration } = await p.anOrder()
    p.stripe.requests.length = 0
    const body = { packageId: registration.package_id, businessRegistrationId: registration.id, ...returns }
    const { cookie } = customer
    const answer = await p.t.call('POST', '/api/functions/create-payment', { cookie, body, headers: sampled })
    expect(answer.statusCode, answer.body).toBe(200)
    const { span } = lineOf('/api/functions/create-payment')
    expect(new Set(p.stripe.requests.map(({ trace }) => trace))).toEqual(new Set([`00-${TRACE}-${span}-01`]))
  })

  test('of whoever watches the server is not told to the collector', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) await p.t.call('GET', url, { headers: sampled })
    await p.t.call('GET', '/api/session', { headers: sampled })
    await received('GET /api/session')
    const names = collector.spans.map(({ name }) => name)
    expect(names.filter((name) => /healthz|readyz|metrics/.test(name))).toEqual([])
    expect(lineOf('/healthz').trace).toBe(TRACE)
  })
})

describe('a job', () => {
  const work = async (until: () => Promise<unknown>) => {
    const mail = { send: () => Promise.resolve() }
    const worker = await runWorker({ ...p.t.services, mail }, { pool: p.t.pool, features })
    try {
      await until()
    } finally {
      await worker.stop()
    }
  }
  beforeEach(() => p.t.owner.query('delete from graphile_worker._private_jobs'))

  test('goes on with the trace of the call that added it', async () => {
    const account = { name: 'Ana Prado', email: 'rastro@example.test', password: PASSWORD }
    const body = { ...account, acceptedTerms: currentConsent.terms }
    const answer = await p.t.call('POST', '/api/auth/sign-up/email', { body, headers: sampled })
    expect(answer.statusCode, answer.body).toBe(201)
    const { span } = lineOf('/api/auth/sign-up/email')
    await work(() => received('job send-mail'))
    const told = await received('job send-mail')
    expect(told).toMatchObject({ traceId: TRACE, parentSpanId: span, kind: 5, status: {} })
    expect(attributesOf(told)).toEqual({ 'travessia.task': 'send-mail', 'travessia.attempt': 1 })
  })

  test('takes it along to the provider of SMS', async () => {
    const { id, cookie } = await p.t.person('user')
    const choice = { email: true, sms: true, documents: true, payments: true }
    await p.t.call('PUT', '/api/account/profile', { cookie, body: { name: 'Ana', phone: '(11) 91234-5678' } })
    await p.t.call('PUT', '/api/account/notifications', { cookie, body: choice })
    const notification = await aNotification(p.t.context, id, {})
    await p.t.owner.query('delete from graphile_worker._private_jobs')
    await runTraced(continueTrace(sampled.traceparent, crypto.randomUUID(), 0), () =>
      inTransaction(p.t.context, (tx) => addJob(tx, 'send-sms', { notificationId: notification.id })),
    )
    await work(() => waitFor('the SMS', () => sms.messages.length))
    const told = await received('job send-sms')
    expect(sms.messages.map(({ trace }) => trace)).toEqual([`00-${TRACE}-${told.spanId}-01`])
  })

  test('that fails says in its line whose trace it belongs to', async () => {
    await p.t.owner.query(`select graphile_worker.add_job('send-mail', $1)`, [
      JSON.stringify({ mailId: 'none', ...sampled }),
    ])
    await work(() => waitFor('its line', () => parsed().find(({ msg }) => msg === 'job failed')))
    const line = parsed().find(({ msg }) => msg === 'job failed')
    expect(line).toMatchObject({ level: 40, task: 'send-mail', attempt: 1, trace: TRACE, err: { type: 'ZodError' } })
    const told = await received('job send-mail')
    expect(told).toMatchObject({ spanId: line?.span, status: { code: 2 } })
  })

  test('that nobody asked for begins a trace', async () => {
    await p.t.owner.query(`select graphile_worker.add_job('close-session', '{"traceparent":"00-zz"}')`)
    await work(() => waitFor('its line', () => parsed().find(({ msg }) => msg === 'job failed')))
    expect(parsed().find(({ msg }) => msg === 'job failed')?.trace).toMatch(/^[0-9a-f]{32}$/)
    await received('job close-session')
  })
})

test('a scraper learns how many spans were taken and how many were dropped', async () => {
  collector.behaviour = 'broken'
  const dropped = async () => {
    const read = readMetrics((await p.t.call('GET', '/metrics')).body)
    const [taken] = read.get('travessia_spans_sent_total')?.samples ?? []
    const lost = read
      .get('travessia_spans_dropped_total')
      ?.samples.find(({ labels }) => labels['reason'] === 'collector')
    return { taken: taken?.value ?? 0, lost: lost?.value ?? 0 }
  }
  const before = await dropped()
  expect(before.taken).toBeGreaterThan(5)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => p.t.call('GET', '/api/session', { headers: sampled })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  await waitFor('the count', async () => (await dropped()).lost === before.lost + 10)
  collector.behaviour = 'accept'
})
