import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Paying, payingApp, returns } from '#tests/support/paying.ts'
import { ORIGIN } from '#tests/support/test-app.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())
beforeEach(() => {
  p.stripe.trouble = 'none'
  p.stripe.delayMs = 0
  p.stripe.requests.length = 0
})
const unavailable = { code: 'payment_unavailable', message: 'Erro ao processar pagamento. Tente novamente.' }

describe('paying with Stripe', () => {
  test('the session holds what our tables say and nothing that the browser sent', async () => {
    const order = await p.anOrder()
    const answer = await order.pay()
    expect(answer.statusCode).toBe(200)
    const session = [...p.stripe.sessions.values()].at(-1)
    expect(answer.json()).toEqual({ url: session?.url })
    expect(session).toMatchObject({
      amount: order.payment.amount,
      currency: 'usd',
      customerEmail: order.customer.email,
      locale: 'pt-BR',
      successUrl: `${ORIGIN}${returns.successUrl}`,
      cancelUrl: `${ORIGIN}${returns.cancelUrl}`,
      metadata: { payment_id: order.payment.id, registration_id: order.registration.id },
    })
    expect(session?.items).toEqual([
      { name: 'Plano Profissional: abertura de LLC', amount: order.payment.plan_price },
      { name: 'Taxa do estado: Flórida (repassada ao estado)', amount: order.payment.state_fee },
    ])
    const hours = ((session?.expiresAt ?? 0) - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(0.5)
    expect(hours).toBeLessThan(24)
    expect(await order.now()).toMatchObject({ provider: 'stripe', provider_session_id: session?.id, attempt: 1 })
  })

  test('whoever reads English pays on an English page', async () => {
    const order = await p.anOrder()
    const { cookie } = order.customer
    const body = { language: 'en_US', timeZone: 'America/New_York' }
    expect((await p.t.call('PUT', '/api/account/preferences', { cookie, body })).statusCode).toBe(200)
    const session = p.stripe.sessions.get(await order.open())
    expect([session?.locale, ...(session?.items ?? []).map(({ name }) => name)]).toEqual([
      'en',
      'Profissional plan: formation of the LLC',
      'State fee: Florida (passed on to the state)',
    ])
  })

  test('a double click and a third one later lead to one session', async () => {
    p.stripe.delayMs = 300
    const order = await p.anOrder()
    const [first, second] = await Promise.all([order.pay(), order.pay()])
    const third = await order.pay()
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 200])
    expect(new Set([first, second, third].map((answer) => answer.json().url)).size).toBe(1)
    const mine = [...p.stripe.sessions.values()].filter(({ metadata }) => metadata.payment_id === order.payment.id)
    expect(mine).toHaveLength(1)
  })

  // tests/faults/server-provider-down.test.ts tests F06 with a real server under load.
  test.each(['down', 'broken', 'reset'] as const)(
    'a Stripe that is %s gives the quoted text, then one session',
    async (trouble) => {
      const order = await p.anOrder()
      p.stripe.trouble = trouble
      const failed = await order.pay()
      expect([failed.statusCode, failed.json().error]).toMatchObject([503, unavailable])
      p.stripe.trouble = 'none'
      const answer = await order.pay()
      expect(answer.statusCode, answer.body).toBe(200)
      const mine = [...p.stripe.sessions.values()].filter(({ metadata }) => metadata.payment_id === order.payment.id)
      expect(mine.map(({ url }) => url)).toEqual([answer.json().url])
      const keys = p.stripe.requests.filter(({ path }) => path === 'checkout/sessions').map((r) => r.idempotencyKey)
      expect(new Set(keys)).toEqual(new Set([`travessia-${order.payment.id}-1`]))
    },
  )

  test('a slow Stripe is given up after ten seconds while other calls go on', async () => {
    const order = await p.anOrder()
    p.stripe.trouble = 'slow'
    const started = Date.now()
    const paying = order.pay()
    await sleep(200)
    const asked = Date.now()
    const other = await p.t.call('GET', '/api/packages')
    expect([other.statusCode, Date.now() - asked < 1000]).toEqual([200, true])
    const failed = await paying
    expect([failed.statusCode, failed.json().error]).toMatchObject([503, unavailable])
    expect(Date.now() - started).toBeLessThan(13_000)
    p.stripe.trouble = 'none'
    expect((await order.pay()).statusCode).toBe(200)
  })

  test('a failure that Stripe has kept for a key is not asked for again', async () => {
    const order = await p.anOrder()
    p.stripe.trouble = 'kept'
    expect((await order.pay()).statusCode).toBe(503)
    p.stripe.trouble = 'none'
    await order.open()
    expect(await order.now()).toMatchObject({ id: order.payment.id, attempt: 2 })
  })

  test('a request that has changed meanwhile gets a key of its own', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    // Another e-mail address changes the request, and Stripe accepts an idempotency key for one request only.
    await p.t.db.updateTable('payments').set({ provider_session_id: null }).where('id', '=', order.payment.id).execute()
    await p.t.db
      .updateTable('profiles')
      .set({ email: `novo-${order.customer.email}` })
      .where('id', '=', order.customer.id)
      .execute()
    const again = await order.open()
    expect(again).not.toBe(session)
    expect(await order.now()).toMatchObject({ id: order.payment.id, attempt: 2 })
  })

  test('an expired session is followed by a new attempt of the same payment', async () => {
    const order = await p.anOrder()
    const first = await order.open()
    await p.stripe.expire(first)
    expect((await order.now()).payment_status).toBe('pending')
    const second = await order.open()
    expect(second).not.toBe(first)
    expect(await order.now()).toMatchObject({ id: order.payment.id, attempt: 2, payment_status: 'pending' })
  })

  test('a failed payment stays, and the next try is another payment of the same quote', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    await p.stripe.promise(session)
    expect((await order.now()).payment_status).toBe('pending')
    const processing = await order.pay()
    expect([processing.statusCode, processing.json().error.message]).toEqual([
      409,
      'O pagamento deste pedido está sendo processado.',
    ])
    await p.stripe.breakPromise(session)
    expect((await order.now()).payment_status).toBe('failed')
    await order.open()
    const next = await order.now()
    expect(next).toMatchObject({ payment_status: 'pending', amount: order.payment.amount, quote: order.payment.quote })
    expect(next.id).not.toBe(order.payment.id)
  })

  test('a paid order is not paid again, also when the message about it was lost', async () => {
    const order = await p.anOrder()
    p.stripe.pay(await order.open(), false)
    const answer = await order.pay()
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_paid'])
    expect(await order.now()).toMatchObject({ payment_status: 'paid' })
    expect((await order.pay()).statusCode).toBe(409)
  })

  test('coming back to the success page pays nothing', async () => {
    const order = await p.anOrder()
    await order.open()
    const seen = await p.t.call('GET', `/api/registrations/${order.registration.id}/payment?payment=success`, {
      cookie: order.customer.cookie,
    })
    expect(seen.statusCode).toBe(400)
    const payment = await p.t.call('GET', `/api/registrations/${order.registration.id}/payment`, {
      cookie: order.customer.cookie,
    })
    expect(payment.json()).toEqual({
      id: order.payment.id,
      packageId: order.registration.package_id,
      companyName: order.registration.company_name,
      status: 'pending',
      amountCents: order.payment.amount,
      paidAt: null,
    })
  })

  test('a later price does not change what was ordered', async () => {
    const order = await p.anOrder()
    const packages = p.t.db.updateTable('packages').where('id', '=', order.registration.package_id)
    await packages.set({ price: 99_900, name: 'Outro nome' }).execute()
    const session = p.stripe.sessions.get(await order.open())
    await packages.set({ price: order.payment.plan_price, name: 'Profissional' }).execute()
    const name = 'Plano Profissional: abertura de LLC'
    expect([session?.amount, session?.items[0]?.name]).toEqual([order.payment.amount, name])
  })
})
