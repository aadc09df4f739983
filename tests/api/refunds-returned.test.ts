import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripeEvents } from '#features/payments/server/provider/stripe-events.ts'
import { renewSubscription } from '#features/payments/server/renew-webhook.ts'
import { systemContext } from '#server/context.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'

let p: Paying
let scene: RefundScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await refundScene(p)
})
afterAll(() => p.close())
beforeEach(() => {
  p.t.clock.ahead = 0
  Object.assign(p.stripe, { trouble: 'none', bank: 'prompt' })
})

type Order = Awaited<ReturnType<RefundScene['paidOrder']>>
/** An order whose refund an admin has approved. */
async function approved() {
  const order = await scene.paidOrder()
  const refundId = await order.asked()
  const answer = await scene.approve(refundId, order.payment.amount)
  return { order, refundId, answer: answer.json() }
}
const own = (refundId: string, { customer }: Order) => scene.read(refundId, customer)
const creditNote = (refundId: string, { customer }: Order) =>
  p.t.call('GET', `/api/refunds/${refundId}/credit-note`, { cookie: customer.cookie })

describe('a refund that waits for the bank', () => {
  test('is being sent until the bank takes it; then the order ends', async () => {
    p.stripe.bank = 'slow'
    const { order, refundId, answer } = await approved()
    expect(answer).toMatchObject({ status: 'sending', office: { failure: 'pending' } })
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
    expect(await order.status()).toBe('in_review')
    expect(await scene.told(order.customer)).not.toContain('Pagamento reembolsado')
    expect((await creditNote(refundId, order)).statusCode).toBe(404)
    // The job asks for the pending refund's status and requests no second refund.
    p.t.clock.ahead += 5 * 60_000
    await scene.job()
    expect(p.stripe.refunds.filter((refund) => refund.refundId === refundId)).toHaveLength(1)
    expect(await scene.read(refundId)).toMatchObject({ status: 'sending' })
    p.t.clock.ahead = 0
    await p.stripe.bankSays(order.session, 'succeeded')
    expect(await scene.read(refundId)).toMatchObject({ status: 'paid', office: { failure: null } })
    expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
    expect(await order.status()).toBe('rejected')
    await order.sumsAgree()
  })

  test('fails when the bank does not: the office is told, the order goes on, and another try is another refund', async () => {
    p.stripe.bank = 'slow'
    const { order, refundId } = await approved()
    await p.stripe.bankSays(order.session, 'failed')
    expect(await scene.read(refundId)).toMatchObject({ status: 'failed', office: { failure: 'returned' } })
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
    expect(await order.status()).toBe('in_review')
    expect(await scene.told(scene.admin)).toContain('Reembolso não concluído')
    p.stripe.bank = 'prompt'
    expect((await scene.retry(refundId)).json().status).toBe('paid')
    expect(p.stripe.refunds.filter((refund) => refund.refundId === refundId)).toHaveLength(2)
    await order.sumsAgree()
  })

  test('is found by the job where the message was lost', async () => {
    p.stripe.bank = 'slow'
    const { order, refundId } = await approved()
    const [refund] = p.stripe.sessions.get(order.session)?.refunds ?? []
    Object.assign(refund ?? {}, { status: 'failed' })
    p.t.clock.ahead += 5 * 60_000
    await scene.job()
    expect(await scene.read(refundId)).toMatchObject({ status: 'failed', office: { failure: 'returned' } })
  })
})

describe('a refund that the bank sends back later', () => {
  test('is not paid any more, on both sides, and goes out again', async () => {
    const { order, refundId } = await approved()
    expect(await order.status()).toBe('rejected')
    await p.stripe.bankSays(order.session, 'failed')
    expect(await scene.read(refundId)).toMatchObject({
      ...{ status: 'failed', paidAt: null, creditNote: null, returned: true },
      office: { failure: 'returned' },
    })
    expect(await own(refundId, order)).toMatchObject({ status: 'failed', returned: true, office: null })
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
    expect(await scene.told(order.customer)).toContain('O banco devolveu o reembolso')
    const office = await scene.told(scene.admin)
    expect(office.filter((title) => title === 'Reembolso devolvido pelo banco')).toHaveLength(1)
    expect((await creditNote(refundId, order)).statusCode).toBe(404)
    await order.sumsAgree()
    expect((await scene.retry(refundId)).json()).toMatchObject({ status: 'paid', returned: false })
    expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
    expect(await order.status()).toBe('rejected')
    await order.sumsAgree()
  })

  test('counts once, however often and in whatever sequence its messages come', async () => {
    const { order, refundId } = await approved()
    await Promise.all(Array.from({ length: 10 }, () => p.stripe.bankSays(order.session, 'failed')))
    const { intent, charge } = p.stripe.sessions.get(order.session) ?? {}
    await p.stripe.emit('charge.refunded', { object: 'charge', id: charge, payment_intent: intent })
    expect(await scene.read(refundId)).toMatchObject({ status: 'failed' })
    expect((await scene.told(order.customer)).filter((title) => title === 'O banco devolveu o reembolso')).toHaveLength(
      1,
    )
    expect((await scene.audited(refundId)).filter((action) => action === 'refund.failed')).toHaveLength(1)
  })

  test('goes out again also after the rest of the payment went back', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const part = (await order.preview(scene.admin)).byRule.figures.totalCents
    const rest = order.payment.amount - part
    expect(rest).toBeGreaterThan(0)
    const first = (await order.start({ expectedCents: part })).json()
    const second = (await order.start({ expectedCents: rest, everything: true, reason: 'Erro nosso.' })).json()
    expect([first.status, second.status]).toEqual(['paid', 'paid'])
    await p.stripe.bankSays(order.session, 'failed', first.id)
    expect(await scene.read(first.id)).toMatchObject({ status: 'failed', returned: true })
    expect((await scene.retry(first.id)).json()).toMatchObject({ status: 'paid', figures: first.figures })
    expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
    await order.sumsAgree()
  })

  test('of a withdrawal stays owed: the office can neither refuse nor lose it', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.withdrawn()
    await scene.approve(refundId, order.payment.amount)
    await p.stripe.bankSays(order.session, 'failed')
    expect(codeOf(await scene.refuse(refundId))).toEqual([409, 'conflict', 'withdrawal_not_refused'])
    expect((await scene.retry(refundId)).json().status).toBe('paid')
    await order.sumsAgree()
  })

  test('is heard of where it was given back on Stripe’s own screens', async () => {
    const order = await scene.paidOrder()
    await p.stripe.refund(order.session, 2500)
    await p.stripe.bankSays(order.session, 'failed')
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
    expect(await scene.told(order.customer)).toContain('O banco devolveu o reembolso')
    await order.sumsAgree()
  })
})

describe('the webhook', () => {
  test('that an earlier version registered gets the messages about refunds, once', async () => {
    const node = await payingNode(p, { origin: PUBLIC_ORIGIN })
    p.stripe.endpoints.clear()
    expect(await node.save()).toMatchObject({ success: true })
    const [endpoint] = [...p.stripe.endpoints.values()]
    expect(endpoint?.enabled_events).toEqual([...stripeEvents])
    expect(stripeEvents).toEqual(expect.arrayContaining(['refund.updated', 'refund.failed']))
    const asked = () => p.stripe.requests.filter(({ path }) => path === `webhook_endpoints/${endpoint?.id}`).length
    const renew = () => renewSubscription(systemContext(p.t.services, 'review-payments'))
    await renew()
    expect(asked()).toBe(0)
    Object.assign(endpoint ?? {}, { enabled_events: ['checkout.session.completed'] })
    await p.t.owner.query('update payment_provider_settings set webhook_subscription = null')
    p.stripe.trouble = 'down'
    await renew()
    p.stripe.trouble = 'none'
    await renew()
    await renew()
    expect(endpoint?.enabled_events).toEqual([...stripeEvents])
    expect(asked()).toBe(1)
    p.stripe.endpoints.clear()
  })
})
