import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { reviewOpenSessions } from '#features/payments/server/review-open-sessions.ts'
import { daysAfter } from '#rules/days/day.ts'
import { systemContext } from '#server/context.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { type Client, errorOf, type PurchaseScene, purchaseScene } from '#tests/support/purchase-scene.ts'
import { ORIGIN } from '#tests/support/test-app.ts'
import { paidEvent, sendSigned } from '#tests/support/webhook-messages.ts'

let p: Paying
let scene: PurchaseScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await purchaseScene(p.t)
})
afterAll(() => p.close())
beforeEach(() => {
  p.stripe.trouble = 'none'
})

const today = officeDay(new Date())
const client = () => scene.client(daysAfter(today, -30), { state_id: 'wyoming' })
const sessionOf = (session: string) => {
  const found = p.stripe.sessions.get(session)
  if (!found) throw new Error(`no session ${session}`)
  return found
}
const statusesOf = async (of: Client) => (await of.purchases()).map(({ status }) => status)
const paymentOf = async (of: Client) => (await of.payments()).at(-1)
const toldOf = async (of: Client) => ({
  customer: (await scene.told(of.customer.id)).map(({ kind }) => kind),
  agent: (await scene.told(scene.agent.id)).filter(({ message }) => message.includes(of.company_name)).length,
  audits: (await scene.audited(of.id, 'purchase.paid')).length,
})
const once = { customer: ['serviceOrdered'], agent: 1, audits: 1 }

describe('a service paid with Stripe', () => {
  test('has a session of what our tables say, and is confirmed by its message', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    const payment = await paymentOf(one)
    const year = (await one.duty('state_report')).period
    expect(sessionOf(session)).toMatchObject({
      ...{ amount: 15_900, currency: 'usd', customerEmail: one.customer.email },
      successUrl: `${ORIGIN}/user/services?payment=success`,
      cancelUrl: `${ORIGIN}/user/services?payment=cancelled`,
      metadata: { payment_id: payment.id, registration_id: one.id },
      items: [
        {
          name: `Relatório anual do estado: Relatório anual e imposto de licença (Annual Report and license tax), ${year}`,
          amount: 9900,
        },
        { name: 'Taxa do órgão (repassada)', amount: 6000 },
      ],
    })
    await p.stripe.pay(session)
    expect(await one.purchases()).toMatchObject([{ id: purchaseId, status: 'paid' }])
    expect(await paymentOf(one)).toMatchObject({ payment_status: 'paid', provider: 'stripe', purchase_id: purchaseId })
    expect((await one.duty('state_report')).status).toBe('in_progress')
    expect(await toldOf(one)).toEqual(once)
  })

  test('takes one line where nothing is passed on', async () => {
    const one = await client()
    const { session } = await one.order('itin')
    expect(sessionOf(session).items).toEqual([{ name: 'Pedido de ITIN', amount: 34_900 }])
  })

  test('counts once, however often and in whatever order its messages come', async () => {
    const one = await client()
    const { session } = await one.order('annual_report')
    p.stripe.pay(session, false)
    const events = [
      ...Array.from({ length: 10 }, () => paidEvent(session)),
      ...Array.from({ length: 5 }, (_, i) => paidEvent(session, { id: `evt_${i}_${session}` })),
      ...['expired', 'async_payment_succeeded', 'async_payment_failed', 'expired', 'completed'].map((name, i) =>
        paidEvent(session, { id: `evt_x${i}_${session}`, type: `checkout.session.${name}` }),
      ),
    ]
    const answers = await Promise.all(events.map((event) => sendSigned(p, event)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect([await statusesOf(one), await toldOf(one)]).toEqual([['paid'], once])
    await scene.finish((await one.purchases())[0].id)
    for (const event of events.slice(9, 12)) await sendSigned(p, { ...event, id: `${event.id}_late` })
    expect(await statusesOf(one)).toEqual(['done'])
  })

  test.each<[string, Partial<ReturnType<typeof sessionOf>>]>([
    ['a cent less', { amount: 15_899 }],
    ['other money', { currency: 'brl' }],
    ['another payment', { metadata: { payment_id: randomUUID(), registration_id: randomUUID() } }],
    ['no metadata', { metadata: {} }],
    ['live money', { livemode: true }],
  ])('is refused with %s, and nothing follows', async (_, parts) => {
    const one = await client()
    const { session } = await one.order('annual_report')
    Object.assign(sessionOf(session), parts)
    p.stripe.pay(session, false)
    await sendSigned(p, paidEvent(session))
    expect(await statusesOf(one)).toEqual(['unpaid'])
    expect((await paymentOf(one)).payment_status).toBe('pending')
    expect((await one.duty('state_report')).status).toBe('open')
    const refused = await p.t.owner.query(`select 1 from payment_events where event_id = $1 and outcome = 'refused'`, [
      `evt_${session}`,
    ])
    expect(refused.rowCount).toBe(1)
  })

  test('is refused for another company than the one that it was bought for', async () => {
    const [one, other] = [await client(), await client()]
    const { session } = await one.order('itin')
    sessionOf(session).metadata['registration_id'] = other.id
    await p.stripe.pay(session)
    expect([await statusesOf(one), await statusesOf(other)]).toEqual([['unpaid'], []])
  })

  test.each(['down', 'broken', 'reset'] as const)(
    'waits while Stripe is %s: nothing is half done, and the next try leads to one session',
    async (trouble) => {
      const one = await client()
      const offer = await one.offer('annual_report')
      const purchaseId = randomUUID()
      p.stripe.trouble = trouble
      const failed = await one.create(one.whatOf(offer), offer.totalCents, { purchaseId })
      expect(codeOf(failed)).toEqual([503, 'payment_unavailable'])
      expect([await statusesOf(one), (await one.duty('state_report')).status]).toEqual([['unpaid'], 'open'])
      p.stripe.trouble = 'none'
      const answer = await one.create(one.whatOf(offer), offer.totalCents, { purchaseId: randomUUID() })
      expect(answer.statusCode, answer.body).toBe(200)
      const payment = await paymentOf(one)
      const mine = [...p.stripe.sessions.values()].filter(({ metadata }) => metadata['payment_id'] === payment.id)
      expect(mine.map(({ url }) => url)).toEqual([answer.json().url])
      await p.stripe.pay(mine[0]?.id ?? '')
      expect(await one.purchases()).toMatchObject([{ id: purchaseId, status: 'paid' }])
    },
  )

  test('cannot be taken back while Stripe is away, because it might be paid', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('itin')
    p.stripe.trouble = 'down'
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toEqual([503, 'payment_unavailable'])
    p.stripe.trouble = 'none'
    expect(await statusesOf(one)).toEqual(['unpaid'])
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toBe(200)
    expect([await statusesOf(one), sessionOf(session).status]).toEqual([['cancelled'], 'expired'])
  })

  test('that a bank is still thinking about is neither taken back nor replaced', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    await p.stripe.promise(session)
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toEqual([409, 'order_paid'])
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual([409, 'conflict', 'payment_processing'])
    expect(await statusesOf(one)).toEqual(['unpaid'])
    await p.stripe.keepPromise(session)
    expect(await statusesOf(one)).toEqual(['paid'])
  })

  test('whose message was lost is found by the review', async () => {
    const one = await client()
    const { session } = await one.order('annual_report')
    p.stripe.pay(session, false)
    p.t.clock.ahead = 11 * 60_000
    await reviewOpenSessions(systemContext(p.t.services, 'test'))
    p.t.clock.ahead = 0
    expect([await statusesOf(one), await toldOf(one)]).toEqual([['paid'], once])
  })
})

describe('money that goes back', () => {
  test('whole takes back what was not delivered: the duty is open and can be ordered again', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    await p.stripe.pay(session)
    await scene.start(purchaseId)
    await p.stripe.refund(session, 900)
    expect([await statusesOf(one), (await one.duty('state_report')).status]).toEqual([['in_progress'], 'in_progress'])
    await p.stripe.refund(session, 15_000)
    expect([await statusesOf(one), (await one.duty('state_report')).status]).toEqual([['cancelled'], 'open'])
    expect(await scene.audited(one.id, 'purchase.cancelled')).toEqual([{ purchaseId, refunded: true }])
    expect(errorOf(await scene.finish(purchaseId))).toEqual([409, 'conflict', 'purchase_not_open'])
    await one.order('annual_report')
  })

  test('after the delivery leaves what was delivered', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    await p.stripe.pay(session)
    await scene.finish(purchaseId)
    await p.stripe.refund(session, 15_900)
    expect([await statusesOf(one), (await one.duty('state_report')).status]).toEqual([['done'], 'done'])
    expect(await paymentOf(one)).toMatchObject({ payment_status: 'refunded', refunded_amount: 15_900 })
  })

  test('while the agent delivers ends in one of the two, and never in an error', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await client()
      const { purchaseId, session } = await one.order('annual_report')
      await p.stripe.pay(session)
      const [finished] = await Promise.all([scene.finish(purchaseId), p.stripe.refund(session, 15_900)])
      const [status] = await statusesOf(one)
      expect([status, finished.statusCode]).toEqual(status === 'done' ? ['done', 200] : ['cancelled', 409])
      expect((await paymentOf(one)).payment_status).toBe('refunded')
      expect((await one.duty('state_report')).status).toBe(status === 'done' ? 'done' : 'open')
    }
  })
})
