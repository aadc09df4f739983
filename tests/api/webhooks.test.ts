import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StripeEvent } from '#tests/support/fake-stripe-objects.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { effects, paidEvent, sendSigned } from '#tests/support/webhook-messages.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())

const signed = (event: object, secret?: string, at?: Date) => sendSigned(p, event, secret, at)

describe('a confirmed payment', () => {
  test('is told once to everybody who waits for it', async () => {
    const order = await p.anOrder()
    await p.t.db
      .insertInto('order_keys')
      .values({
        user_id: order.customer.id,
        key: order.payment.id,
        content_hash: Buffer.from('x'),
        business_registration_id: order.registration.id,
      })
      .execute()
    await p.t.db
      .insertInto('wizard_drafts')
      .values({
        user_id: order.customer.id,
        order_key: order.payment.id,
        step: 6,
        data: '{}',
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute()
    await p.stripe.pay(await order.open())
    const payment = await order.now()
    expect(payment).toMatchObject({ payment_status: 'paid', provider: 'stripe', refunded_amount: 0 })
    expect(payment.provider_payment_id).toMatch(/^pi_/)
    expect(await effects(p, order.customer.id, payment.id)).toEqual({ notices: 1, mails: 1, audits: 1, live: 1 })
    const drafts = await p.t.db.selectFrom('wizard_drafts').select('user_id').execute()
    expect(drafts.filter(({ user_id }) => user_id === order.customer.id)).toEqual([])
    const { paid_at } = await p.t.db
      .selectFrom('business_registrations')
      .select('paid_at')
      .where('id', '=', order.registration.id)
      .executeTakeFirstOrThrow()
    expect(paid_at).toEqual(payment.paid_at)
  })

  test('fifty deliveries at once have one effect and are all accepted', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    p.stripe.pay(session, false)
    const event = paidEvent(session)
    const answers = await Promise.all(Array.from({ length: 50 }, () => signed(event)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
    expect((await order.now()).payment_status).toBe('paid')
    expect(await effects(p, order.customer.id, order.payment.id)).toEqual({ notices: 1, mails: 1, audits: 1, live: 1 })
  })

  test('is measured once: how long ago the provider made the message', async () => {
    const lag = async () => {
      const read = readMetrics((await p.t.call('GET', '/metrics')).body)
      const samples = read.get('travessia_webhook_lag_seconds')?.samples ?? []
      const [sum = 0, count = 0] = samples.slice(-2).map(({ value }) => value)
      return { sum, count, max: read.get('travessia_webhook_lag_max_seconds')?.samples[0]?.value ?? 0 }
    }
    const session = await (await p.anOrder()).open()
    p.stripe.pay(session, false)
    const before = await lag()
    const created = Math.floor(Date.now() / 1000) - 90
    const event = paidEvent(session, { created })
    await Promise.all(Array.from({ length: 5 }, () => signed(event)))
    const after = await lag()
    expect(after.count - before.count).toBe(1)
    expect(after.max).toBeGreaterThanOrEqual(90)
    expect(after.sum - before.sum).toBeGreaterThanOrEqual(90)
    // An ignored webhook, one without a time and one from the future add no lag.
    await signed({ ...event, id: 'evt_other', type: 'customer.created' })
    await signed({ ...event, id: 'evt_untimed', created: null })
    expect((await lag()).count).toBe(after.count)
    await signed({ ...event, id: 'evt_future', created: created + 3600 })
    expect(await lag()).toMatchObject({ count: after.count + 1, sum: after.sum })
  })

  test('different messages about the same payment at once have one effect too', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    p.stripe.pay(session, false)
    const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
    const events = Array.from({ length: 20 }, (_, i) =>
      paidEvent(session, { id: `evt_${i}_${session}`, type: types[i % 2] ?? '' }),
    )
    const answers = await Promise.all(events.map((event) => signed(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await effects(p, order.customer.id, order.payment.id)).toEqual({ notices: 1, mails: 1, audits: 1, live: 1 })
  })

  test('a refund that is told twenty times at once is one refund', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    await p.stripe.pay(session)
    const known = p.stripe.sessions.get(session)
    if (known) known.refunded = known.amount
    const object = { object: 'charge', id: known?.charge, payment_intent: known?.intent }
    const events = Array.from({ length: 20 }, (_, i) => ({
      ...paidEvent(session, { id: `evt_refund_${i}_${session}`, type: 'charge.refunded' }),
      data: { object },
    }))
    const answers = await Promise.all(events.map((event) => signed(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
    expect(await effects(p, order.customer.id, order.payment.id)).toMatchObject({ notices: 2, audits: 2 })
  })
})

// F07 with every order of webhooks; tests/faults/server-webhook-burst.test.ts sends many at once.
describe('every order of messages ends in the same state', () => {
  const permutations = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
  const about = (session: string, intent: string, name: string): StripeEvent => {
    const charge = { object: 'charge', id: `ch_${session}`, payment_intent: intent }
    const object = name === 'charge.refunded' ? charge : { object: 'checkout.session', id: session }
    return { ...paidEvent(session), id: `evt_${name}_${session}`, type: name, data: { object } }
  }
  const names = [
    'checkout.session.created',
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
  ]

  test.each(permutations(names).map((order) => [order.join(' → '), order] as const))('%s', async (_, order) => {
    const paid = await p.anOrder()
    const session = await paid.open()
    p.stripe.pay(session, false)
    const known = p.stripe.sessions.get(session)
    if (!known) throw new Error('no session')
    known.refunded = known.amount
    for (const name of order) expect((await signed(about(session, known.intent, name))).statusCode).toBe(200)
    expect(await paid.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: known.amount })
    expect(await effects(p, paid.customer.id, paid.payment.id)).toMatchObject({ audits: 2, notices: 2 })
  })

  test('messages that arrive while things happen, each looked up at its own time', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    await p.stripe.pay(session)
    await p.stripe.refund(session, 1000)
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 1000 })
    await p.stripe.refund(session, order.payment.amount - 1000)
    expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
    for (const event of p.stripe.events.slice(-3).toReversed()) expect((await signed(event)).statusCode).toBe(200)
    expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
    expect(await effects(p, order.customer.id, order.payment.id)).toMatchObject({ audits: 3, notices: 3 })
  })

  test('a promise that is kept, and one that is broken', async () => {
    const [kept, broken] = [await p.anOrder(), await p.anOrder()]
    const [first, second] = [await kept.open(), await broken.open()]
    await p.stripe.promise(first)
    await p.stripe.promise(second)
    expect([(await kept.now()).payment_status, (await broken.now()).payment_status]).toEqual(['pending', 'pending'])
    await p.stripe.keepPromise(first)
    await p.stripe.breakPromise(second)
    expect([(await kept.now()).payment_status, (await broken.now()).payment_status]).toEqual(['paid', 'failed'])
    expect(await effects(p, broken.customer.id, broken.payment.id)).toEqual({
      notices: 1,
      mails: 1,
      audits: 1,
      live: 1,
    })
  })

  test('a dispute is flagged and told to the office', async () => {
    const admin = await p.t.person('admin')
    const order = await p.anOrder()
    const session = await order.open()
    await p.stripe.pay(session)
    await p.stripe.dispute(session)
    const payment = await order.now()
    expect([payment.payment_status, payment.disputed_at instanceof Date]).toEqual(['paid', true])
    const notices = await p.t.db.selectFrom('notifications').select('title').where('user_id', '=', admin.id).execute()
    expect(notices.map(({ title }) => title)).toContain('Pagamento contestado')
  })
})
