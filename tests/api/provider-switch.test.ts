import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewOpenSessions } from '#features/payments/server/review-open-sessions.ts'
import { systemContext } from '#server/context.ts'
import { actingScene } from '#tests/support/acting.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { type Paying, PUBLISHABLE_KEY, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { withoutProof } from '#tests/support/session-proof.ts'
import { ORIGIN } from '#tests/support/test-app.ts'

const MINUTE = 60_000
const LIVE_KEYS = { secretKey: 'sk_live_51FakeTravessia0000abcd', publishableKey: 'pk_live_51FakeTravessia0000efgh' }
let p: Paying
let boss: Person
beforeAll(async () => {
  p = await payingApp()
})
afterAll(() => p.close())
beforeEach(async () => {
  p.t.clock.ahead = 0
  p.t.services.config.testPayments = true
  p.stripe.trouble = 'none'
  p.stripe.keys.add(SECRET_KEY)
  await p.t.db.deleteFrom('payment_provider_settings').execute()
  await p.t.db.deleteFrom('rate_limits').execute()
  boss = await p.t.person('superadmin')
})

type Person = Awaited<ReturnType<Paying['connect']>>
const change = (use: string, cookie = boss.cookie) =>
  p.t.call('POST', '/api/payments/provider', { cookie, body: { use } })
const switchTo = async (use: 'stripe' | 'test' | 'paused') => {
  const answer = await change(use)
  expect([answer.statusCode, answer.json()]).toEqual([200, { inUse: use }])
}
const mode = async () => (await p.t.call('GET', '/api/payments/mode')).json()
const details = async () => (await p.t.call('GET', '/api/payments/stripe', { cookie: boss.cookie })).json()
const testMode = async () => (await p.t.call('GET', '/api/session', { cookie: boss.cookie })).json().testMode
const switched = (actorId: string) =>
  p.t.db
    .selectFrom('audit_log')
    .select(['subject_type', 'subject_id', 'details'])
    .where('action', '=', 'paymentKeys.switched')
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute()

describe('switching the provider', () => {
  test('needs saved keys for Stripe, and says so', async () => {
    const answer = await change('stripe')
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { code: 'conflict', reason: 'no_payment_keys', message: 'Salve primeiro as chaves do Stripe.' },
    ])
    // The test provider is already in use, so nothing is switched or audited.
    await switchTo('test')
    expect(await switched(boss.id)).toEqual([])
  })

  test('needs the password or a code, and without them nothing changes', async () => {
    await p.connect()
    await withoutProof(p.t, boss.cookie)
    const refused = await change('test')
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'step_up_required'])
    expect(await mode()).toEqual({ mode: 'stripe', live: false })
    expect(await switched(boss.id)).toEqual([])
    const own = browser(p.t, { cookie: boss.cookie })
    const { app } = await enrol(p.t, own)
    expect((await own.stepUp({ code: app.fresh() })).statusCode).toBe(200)
    const answer = await change('test')
    expect([answer.statusCode, answer.json()]).toEqual([200, { inUse: 'test' }])
    expect(await mode()).toEqual({ mode: 'test', live: false })
  })

  test('is recorded with who did it and to what', async () => {
    await p.connect()
    await switchTo('test')
    await switchTo('stripe')
    const line = { subject_type: 'payment_provider', details: {} }
    expect(await switched(boss.id)).toEqual([
      { ...line, subject_id: 'test' },
      { ...line, subject_id: 'stripe' },
    ])
  })

  test('is refused for customers, agents, and whoever acts as an admin', async () => {
    await p.connect()
    for (const role of ['user', 'agent'] as const) {
      const answer = await change('test', (await p.t.person(role)).cookie)
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden'])
    }
    expect((await p.t.call('POST', '/api/payments/provider', { body: { use: 'test' } })).statusCode).toBe(401)
    const { own } = await actingScene(p.t).acting('admin')
    for (const [url, body] of [
      ['/api/payments/provider', { use: 'test' }],
      ['/api/payments/stripe/webhook-secret', { webhookSecret: 'whsec_outroSegredo1' }],
    ] as const) {
      const answer = await own.post(url, body)
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 403, 'not_while_acting'])
    }
    expect(await mode()).toEqual({ mode: 'stripe', live: false })
  })

  test('knows no other providers', async () => {
    for (const use of ['paypal', '', null]) expect((await change(use as string)).statusCode).toBe(400)
  })
})

describe('payments', () => {
  test('go to the test provider after the switch, and to Stripe after the switch back', async () => {
    await p.connect()
    await switchTo('test')
    const order = await p.anOrder()
    expect((await order.pay()).json().url).toContain(`${ORIGIN}/pagamento-teste/test_`)
    const asked = p.stripe.created()
    const decided = await p.t.call('POST', `/api/test-payments/${(await order.now()).provider_session_id}`, {
      cookie: order.customer.cookie,
      body: { outcome: 'succeed' },
    })
    expect(decided.statusCode).toBe(200)
    expect(await order.now()).toMatchObject({ payment_status: 'paid', provider: 'test' })
    expect(p.stripe.created()).toBe(asked)
    await switchTo('stripe')
    const next = await p.anOrder()
    expect(await next.open()).toMatch(/^cs_test_/)
    expect(await next.now()).toMatchObject({ provider: 'stripe' })
  })

  test('begun at Stripe are confirmed by its message while the test provider is in use', async () => {
    await p.connect()
    const order = await p.anOrder()
    const session = await order.open()
    await switchTo('test')
    await p.stripe.pay(session)
    expect(await order.now()).toMatchObject({
      payment_status: 'paid',
      provider: 'stripe',
      provider_session_id: session,
    })
    await p.stripe.refund(session, order.payment.amount)
    expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
  })

  test('begun at Stripe are confirmed by the review when the message is lost, and so are those of the test provider', async () => {
    await p.connect()
    const [atStripe, open] = [await p.anOrder(), await p.anOrder()]
    const session = await atStripe.open()
    const abandoned = await open.open()
    await p.stripe.pay(session, false)
    await switchTo('test')
    const here = await p.anOrder()
    const page = await here.open()
    await p.t.db
      .updateTable('test_payment_sessions')
      .set({ state: 'complete', paid: true })
      .where('id', '=', page)
      .execute()
    p.t.clock.ahead = 11 * MINUTE
    await reviewOpenSessions(systemContext(p.t.services, 'review'))
    expect(await atStripe.now()).toMatchObject({ payment_status: 'paid', provider: 'stripe' })
    expect(await here.now()).toMatchObject({ payment_status: 'paid', provider: 'test' })
    expect(await open.now()).toMatchObject({ payment_status: 'pending', provider_session_id: abandoned })
  })

  test('begun at Stripe and begun again at the test provider can be paid in one place only', async () => {
    await p.connect()
    const order = await p.anOrder()
    const session = await order.open()
    await switchTo('test')
    expect(await order.open()).toMatch(/^test_/)
    expect(p.stripe.sessions.get(session)?.status).toBe('expired')
    await switchTo('stripe')
    const last = await order.open()
    expect(last).toMatch(/^cs_test_/)
    expect(last).not.toBe(session)
    const all = [...p.stripe.sessions.values()].filter(({ metadata }) => metadata['payment_id'] === order.payment.id)
    expect(all.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual([last])
  })

  test('that Stripe has the money for are not paid again at the test provider', async () => {
    await p.connect()
    const order = await p.anOrder()
    await p.stripe.pay(await order.open(), false)
    await switchTo('test')
    const answer = await order.pay()
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_paid'])
    expect(await order.now()).toMatchObject({ payment_status: 'paid', provider: 'stripe' })
  })
})

describe('where the test provider does not exist', () => {
  beforeEach(() => {
    p.t.services.config.testPayments = false
  })
  const paused = { code: 'conflict', reason: 'payments_paused' }

  test('orders are kept unpaid while there are no keys, and everybody is told', async () => {
    const order = await p.anOrder()
    const answer = await order.pay()
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, paused])
    expect(await order.now()).toMatchObject({ payment_status: 'pending', provider: null, provider_session_id: null })
    expect(await mode()).toEqual({ mode: 'paused', live: false })
    expect(await details()).toMatchObject({ inUse: 'paused', otherwise: 'paused', saved: null })
    const { cookie } = order.customer
    expect((await p.t.call('GET', '/api/session', { cookie })).json()).toMatchObject({
      testMode: false,
      paymentsPaused: true,
    })
    expect((await p.t.call('GET', '/api/payment-methods', { cookie })).json()).toEqual({ canAdd: false, items: [] })
    await p.connect()
    expect(await order.open()).toMatch(/^cs_test_/)
  })

  test('its pages are gone, also those that were open', async () => {
    p.t.services.config.testPayments = true
    const order = await p.anOrder()
    const session = await order.open()
    p.t.services.config.testPayments = false
    const { cookie } = order.customer
    const url = `/api/test-payments/${session}`
    expect((await p.t.call('GET', url, { cookie })).statusCode).toBe(404)
    expect((await p.t.call('POST', url, { cookie, body: { outcome: 'succeed' } })).statusCode).toBe(404)
    expect((await order.pay()).json().error).toMatchObject(paused)
    expect((await order.now()).payment_status).toBe('pending')
  })

  test('payments at Stripe are paused and go on, and what was begun there is still confirmed', async () => {
    await p.connect()
    const [begun, waiting] = [await p.anOrder(), await p.anOrder()]
    const session = await begun.open()
    const answer = await change('test')
    expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'no_test_payments'])
    await switchTo('paused')
    for (const order of [begun, waiting]) expect((await order.pay()).json().error).toMatchObject(paused)
    await p.stripe.pay(session)
    expect(await begun.now()).toMatchObject({ payment_status: 'paid', provider: 'stripe' })
    expect(await waiting.now()).toMatchObject({ payment_status: 'pending', provider: null })
    await switchTo('stripe')
    expect(await waiting.open()).toMatch(/^cs_test_/)
  })

  test('an order that costs nothing needs nobody who takes payments', async () => {
    const order = await p.anOrder()
    await p.t.db
      .updateTable('payments')
      .set({ amount: 0, plan_price: 0, state_fee: 0 })
      .where('id', '=', order.payment.id)
      .execute()
    expect((await order.pay()).statusCode).toBe(200)
    expect((await order.now()).payment_status).toBe('paid')
  })
})

describe('whether money is real', () => {
  test('is false with no keys, with keys of a test and with the test provider, and true with keys of production in use', async () => {
    const truth = async () => [await mode(), await testMode(), (await details()).inUse]
    expect(await truth()).toEqual([{ mode: 'test', live: false }, true, 'test'])
    await p.connect()
    expect(await truth()).toEqual([{ mode: 'stripe', live: false }, true, 'stripe'])
    p.stripe.keys.add(LIVE_KEYS.secretKey)
    await p.connect(LIVE_KEYS)
    expect(await truth()).toEqual([{ mode: 'stripe', live: true }, false, 'stripe'])
    await switchTo('test')
    expect(await truth()).toEqual([{ mode: 'test', live: false }, true, 'test'])
    await switchTo('stripe')
    expect(await truth()).toEqual([{ mode: 'stripe', live: true }, false, 'stripe'])
  })

  test('is told to whoever is signed in, whatever the role', async () => {
    for (const role of ['user', 'agent', 'admin'] as const) {
      const { cookie } = await p.t.person(role)
      expect((await p.t.call('GET', '/api/session', { cookie })).json()).toMatchObject({ testMode: true })
    }
    expect((await p.t.call('GET', '/api/session')).json()).toMatchObject({ user: null, testMode: false })
  })
})

describe('what is kept of Stripe', () => {
  test('is told without anything secret', async () => {
    expect(await details()).toMatchObject({ inUse: 'test', saved: null, webhook: { secret: 'missing' } })
    const admin = await p.connect()
    await switchTo('test')
    const answer = await p.t.call('GET', '/api/payments/stripe', { cookie: boss.cookie })
    expect(answer.json()).toMatchObject({
      inUse: 'test',
      saved: { live: false, publishableKey: PUBLISHABLE_KEY, savedAt: expect.any(String), savedBy: 'Ana Prado' },
      webhook: { address: `${ORIGIN}/api/webhooks/stripe`, isPublic: false, secret: 'given' },
    })
    const row = await p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ saved_by: admin.id, in_use: false })
    const sealed = [row.secret_key_sealed.toString(), row.webhook_secret_sealed?.toString() ?? '']
    for (const secret of [SECRET_KEY, SECRET_KEY.slice(8), p.stripe.secret, ...sealed])
      expect(answer.body).not.toContain(secret)
  })

  test('is in use again when keys are saved, and by that only', async () => {
    await p.connect()
    await switchTo('test')
    p.stripe.keys.delete(SECRET_KEY)
    const refused = await p.t.call('POST', '/api/functions/save-stripe-credentials', {
      cookie: boss.cookie,
      body: { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY },
    })
    expect(refused.json()).toMatchObject({ success: false })
    expect(await mode()).toEqual({ mode: 'test', live: false })
    p.stripe.keys.add(SECRET_KEY)
    await p.connect()
    expect(await mode()).toEqual({ mode: 'stripe', live: false })
  })
})
