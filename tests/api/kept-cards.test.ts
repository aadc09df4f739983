import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { OTHER_SECRET_KEY, type Paying, payingApp } from '#tests/support/paying.ts'
import { PASSWORD } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
})
afterAll(() => p.close())
beforeEach(async () => {
  p.stripe.trouble = 'none'
  p.stripe.delayMs = 0
  await p.t.owner.query('delete from rate_limits')
})

type Person = { cookie: string }
const methods = (who: Person) => p.t.call('GET', '/api/payment-methods', { cookie: who.cookie })
const portal = (who: Person, returnUrl = '/user/payments') =>
  p.t.call('POST', '/api/functions/billing-portal', { cookie: who.cookie, body: { returnUrl } })
const customersOf = async (userId: string) =>
  (await p.t.owner.query('select customer_id from payment_customers where user_id = $1', [userId])).rows.map(
    ({ customer_id }) => String(customer_id),
  )

test('without Stripe no card can be kept', async () => {
  const lia = await p.t.person('user')
  expect((await methods(lia)).json()).toEqual({ canAdd: false, items: [] })
  expect((await portal(lia)).statusCode).toBe(409)
})

describe('with Stripe', () => {
  beforeAll(async () => {
    await p.connect()
  })

  test('a person gets one customer there, a way to its page and back, and sees what is kept', async () => {
    const lia = await p.t.person('user')
    expect((await methods(lia)).json()).toEqual({ canAdd: true, items: [] })
    // Stripe answers slowly enough for the three clicks to overlap.
    p.stripe.delayMs = 300
    const answers = await Promise.all([portal(lia), portal(lia), portal(lia)])
    p.stripe.delayMs = 0
    for (const answer of answers) expect(answer.json().url).toMatch(/\/portal\/bps_/)
    const [customerId = '', ...more] = await customersOf(lia.id)
    expect([more, p.stripe.customers.get(customerId)?.email]).toEqual([[], lia.email])
    const kept = await fetch(answers[0]?.json().url, { method: 'POST', redirect: 'manual' })
    expect(kept.headers.get('location')).toBe(`${p.t.services.origin}/user/payments`)
    expect((await methods(lia)).json().items).toEqual([{ id: expect.any(String), brand: 'visa', last4: '4242' }])
    const other = await p.t.person('user')
    expect((await methods(other)).json().items).toEqual([])
  })

  test('who keeps cards may choose one at the next payment', async () => {
    const order = await p.anOrder()
    await portal(order.customer)
    p.t.clock.ahead += 1000
    const session = p.stripe.sessions.get(await order.open())
    expect([session?.customer, session?.customerEmail]).toEqual([(await customersOf(order.customer.id))[0], ''])
  })

  test('a customer that is made while an attempt is running stays out of it', async () => {
    const order = await p.anOrder()
    p.stripe.trouble = 'reset'
    expect((await order.pay()).statusCode).toBe(503)
    p.stripe.trouble = 'none'
    p.t.clock.ahead += 1000
    await portal(order.customer)
    const before = p.stripe.sessions.size
    const session = p.stripe.sessions.get(await order.open())
    expect([session?.customerEmail, p.stripe.sessions.size]).toEqual([order.customer.email, before])
  })

  test('one that is gone at Stripe is followed by another', async () => {
    const lia = await p.t.person('user')
    await portal(lia)
    const [gone = ''] = await customersOf(lia.id)
    p.stripe.customers.delete(gone)
    expect((await methods(lia)).json()).toEqual({ canAdd: true, items: [] })
    expect((await portal(lia)).statusCode).toBe(200)
    const [now] = await customersOf(lia.id)
    expect(now).not.toBe(gone)
  })

  test.each(['https://evil.test/x', '//evil.test', 'javascript:alert(1)'])('%s is no way back', async (url) => {
    const lia = await p.t.person('user')
    expect((await portal(lia, url)).statusCode).toBe(400)
    expect(await customersOf(lia.id)).toEqual([])
  })

  test('while Stripe is away both say so and nothing is kept', async () => {
    const lia = await p.t.person('user')
    p.stripe.trouble = 'broken'
    expect((await portal(lia)).statusCode).toBe(503)
    expect(await customersOf(lia.id)).toEqual([])
    p.stripe.trouble = 'none'
    await portal(lia)
    p.stripe.trouble = 'down'
    expect((await methods(lia)).statusCode).toBe(503)
  })

  test('erasing a person ends the open session and the customer there, as soon as Stripe is back', async () => {
    const order = await p.anOrder()
    const sessionId = await order.open()
    await portal(order.customer)
    const [customerId = ''] = await customersOf(order.customer.id)
    p.stripe.customers.get(customerId)?.cards.push({ id: 'pm_1', brand: 'visa', last4: '4242' })
    p.stripe.trouble = 'down'
    const mail = { send: async () => undefined }
    const worker = await runWorker({ ...p.t.services, mail }, { pool: p.t.pool, features })
    try {
      const body = { currentPassword: PASSWORD }
      const erased = await p.t.call('POST', '/api/account/erase', { cookie: order.customer.cookie, body })
      expect(erased.statusCode).toBe(200)
      expect(await customersOf(order.customer.id)).toEqual([])
      const tried = `select 1 from graphile_worker._private_jobs where attempts > 0 and key like '%' || $1`
      await waitFor(
        'a first try',
        async () => ((await p.t.owner.query(tried, [order.registration.id])).rowCount ?? 0) > 0,
      )
      expect(p.stripe.sessions.get(sessionId)?.status).toBe('open')
      p.stripe.trouble = 'none'
      await p.t.owner.query('update graphile_worker._private_jobs set run_at = now()')
      await waitFor('the session to end', () => p.stripe.sessions.get(sessionId)?.status === 'expired')
      await waitFor('the customer to be forgotten', () => !p.stripe.customers.has(customerId))
      // Stripe's webhook about the expired session comes after the erasure and must not be audited as refused.
      expect(await refused()).toEqual([])
    } finally {
      await worker.stop()
    }
  })
})

const refused = async () =>
  (await p.t.owner.query(`select details from audit_log where action = 'payment.eventRefused'`)).rows

test('keys of another account know nothing of the customers before', async () => {
  const lia = await p.t.person('user')
  await portal(lia)
  p.stripe.account = 'acct_2FakeTravessia'
  await p.connect({ secretKey: OTHER_SECRET_KEY })
  expect((await methods(lia)).json()).toEqual({ canAdd: true, items: [] })
  await portal(lia)
  expect(await customersOf(lia.id)).toHaveLength(2)
})
