import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewOpenSessions } from '#features/payments/server/review-open-sessions.ts'
import { features } from '#features/server.ts'
import { systemContext } from '#server/context.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const MINUTE = 60_000
let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())
beforeEach(async () => {
  p.stripe.trouble = 'none'
  await p.t.owner.query('update payments set asked_at = null, asks = 0, provider_session_id = null, attempt_at = null')
  p.stripe.requests.length = 0
})

const review = () => reviewOpenSessions(systemContext(p.t.services, 'review'))
const later = (minutes: number) => {
  p.t.clock.ahead += minutes * MINUTE
}
const asked = (sessionId: string) =>
  p.stripe.requests.filter(({ method, path }) => method === 'GET' && path.includes(sessionId)).length

describe('a message that never came', () => {
  test('about money: the order is paid all the same, once, with everything that follows', async () => {
    const order = await p.anOrder()
    const sessionId = await order.open()
    await p.stripe.pay(sessionId, false)
    expect(await review()).toEqual({ asked: 0, changed: 0 })
    later(11)
    expect(await review()).toEqual({ asked: 1, changed: 1 })
    expect(await order.now()).toMatchObject({ payment_status: 'paid', provider_session_id: sessionId })
    const { rows } = await p.t.owner.query(
      `select (select count(*)::int from notifications where user_id = $1 and title ilike '%pagamento%') as told,
         (select count(*)::int from outbox_mails where user_id = $1 and template = 'payment-confirmed') as mailed,
         (select paid_at is not null from business_registrations where user_id = $1) as paid`,
      [order.customer.id],
    )
    expect(rows).toEqual([{ told: 1, mailed: 1, paid: true }])
    // Stripe's webhook arrives after the review has marked the payment as paid, and changes nothing.
    await p.stripe.pay(sessionId)
    expect((await order.now()).payment_status).toBe('paid')
    later(600)
    expect(await review()).toEqual({ asked: 0, changed: 0 })
  })

  test('about money that will not come: the payment failed', async () => {
    const order = await p.anOrder()
    const sessionId = await order.open()
    await p.stripe.promise(sessionId)
    p.stripe.sessions.set(
      sessionId,
      Object.assign(p.stripe.sessions.get(sessionId) ?? {}, { intentStatus: 'requires_payment_method' }) as never,
    )
    later(11)
    expect(await review()).toEqual({ asked: 1, changed: 1 })
    expect((await order.now()).payment_status).toBe('failed')
  })

  test('about a session that ran out: the order stays open and gets another one', async () => {
    const order = await p.anOrder()
    const sessionId = await order.open()
    Object.assign(p.stripe.sessions.get(sessionId) ?? {}, { status: 'expired' })
    later(24 * 60)
    expect(await review()).toEqual({ asked: 1, changed: 1 })
    expect(await order.now()).toMatchObject({
      payment_status: 'pending',
      provider_session_id: null,
      attempt: 2,
      asks: 0,
    })
    expect(await order.open()).not.toBe(sessionId)
  })
})

test('a session that is still open is asked about less and less often', async () => {
  const order = await p.anOrder()
  const sessionId = await order.open()
  const looks: number[] = []
  for (let minute = 5; minute <= 5 * 60; minute += 5) {
    later(5)
    await review()
    if (asked(sessionId) > looks.length) looks.push(minute)
  }
  expect(looks).toEqual([10, 30, 70, 150])
  expect(await order.now()).toMatchObject({ payment_status: 'pending', provider_session_id: sessionId, asks: 4 })
})

test('what does not fit is refused as in a message', async () => {
  const order = await p.anOrder()
  const sessionId = await order.open()
  Object.assign(p.stripe.sessions.get(sessionId) ?? {}, { status: 'complete', paymentStatus: 'paid', amount: 1 })
  later(11)
  expect(await review()).toEqual({ asked: 1, changed: 0 })
  expect((await order.now()).payment_status).toBe('pending')
  const { rows } = await p.t.owner.query(
    `select details->>'because' as because from audit_log where action = 'payment.eventRefused' and subject_id = $1`,
    [order.payment.id],
  )
  expect(rows).toEqual([{ because: 'amount' }])
})

test('while Stripe is away one question is enough, and the next turn asks again', async () => {
  const orders = [await p.anOrder(), await p.anOrder(), await p.anOrder()]
  for (const order of orders) await p.stripe.pay(await order.open(), false)
  later(11)
  p.stripe.trouble = 'down'
  expect(await review()).toEqual({ asked: 0, changed: 0 })
  p.stripe.trouble = 'none'
  later(21)
  expect(await review()).toEqual({ asked: 3, changed: 3 })
})

test('one run takes fifty at most, the oldest first', async () => {
  const order = await p.anOrder()
  await p.t.owner.query(
    `insert into payments (id, business_registration_id, amount, plan_price, state_fee, quote, provider, provider_session_id,
       attempt_at, success_url, cancel_url)
     select gen_random_uuid(), business_registration_id, amount, plan_price, state_fee, quote, 'stripe', 'cs_test_unknown' || n,
       now() + make_interval(secs => $2) - make_interval(mins => 100 + n), '/', '/'
     from payments, generate_series(1, 60) n where id = $1`,
    [order.payment.id, p.t.clock.ahead / 1000],
  )
  expect((await review()).asked).toBe(50)
  const { rows } = await p.t.owner.query(
    `select count(*)::int as left, max(substr(provider_session_id, 16)::int) as newest from payments
     where provider_session_id like 'cs_test_unknown%'`,
  )
  expect(rows).toEqual([{ left: 10, newest: 10 }])
})

test('the worker does it by the clock', async () => {
  expect(cronTable.map(({ task }) => task)).toContain('review-payments')
  const order = await p.anOrder()
  await p.stripe.pay(await order.open(), false)
  later(11)
  const worker = await runWorker(
    { ...p.t.services, mail: { send: async () => undefined } },
    { pool: p.t.pool, features },
  )
  try {
    await p.t.owner.query(`select graphile_worker.add_job('review-payments', '{}')`)
    await waitFor('the payment', async () => (await order.now()).payment_status === 'paid')
  } finally {
    await worker.stop()
  }
})
