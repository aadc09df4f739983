import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { sendSigned } from '#tests/support/webhook-messages.ts'

const MINUTE = 60_000
let p: Paying
let scene: RefundScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await refundScene(p)
})
afterAll(() => p.close())
beforeEach(() => {
  // Webhooks are signed with the machine's clock, so the app's clock has to agree with it.
  p.t.clock.ahead = 0
  Object.assign(p.stripe, { trouble: 'none', troubled: undefined, poor: false })
})

const later = (minutes: number) => {
  p.t.clock.ahead += minutes * MINUTE
}
/** One paid refund, one notification, one status change of the order, and equal sums here and at the provider. */
async function oneOutcome(order: Awaited<ReturnType<RefundScene['paidOrder']>>, refundId: string, cents: number) {
  expect(await scene.read(refundId)).toMatchObject({ status: 'paid', office: { failure: null } })
  expect(await order.truth()).toBe(cents)
  expect((await scene.told(order.customer)).filter((title) => title === 'Pagamento reembolsado')).toHaveLength(1)
  expect((await scene.audited(refundId)).filter((action) => action === 'refund.paid')).toHaveLength(1)
  const { rows } = await p.t.owner.query(
    'select count(*)::int as moves from process_status_history where business_registration_id = $1',
    [order.registration.id],
  )
  expect(rows).toEqual([{ moves: 1 }])
  expect(await order.status()).toBe('rejected')
  await order.sumsAgree()
}
const refundsAt = (order: { session: string }) => {
  const intent = p.stripe.sessions.get(order.session)?.intent
  return p.stripe.refunds.filter((refund) => refund.intent === intent)
}

describe('the provider is away', () => {
  test.each([
    ['altogether', 'down', undefined],
    ['in trouble', 'broken', undefined],
    ['for the refund alone', 'down', '/refunds'],
  ] as const)('%s: the refund waits, and the job sends it', async (_, trouble, troubled) => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    Object.assign(p.stripe, { trouble, troubled })
    const decided = await scene.approve(refundId, order.payment.amount)
    expect(decided.json()).toMatchObject({ status: 'sending', office: { failure: 'away', tries: 1 } })
    expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
    expect(await order.status()).toBe('in_review')
    // Meanwhile the refund cannot be decided or withdrawn, and no other one can be started.
    expect(codeOf(await scene.approve(refundId, order.payment.amount))).toEqual([409, 'conflict', 'refund_decided'])
    expect(codeOf(await scene.refuse(refundId))).toEqual([409, 'conflict', 'refund_decided'])
    expect(codeOf(await scene.withdraw(refundId, order.customer))).toEqual([409, 'conflict', 'refund_decided'])
    expect(codeOf(await order.start())).toEqual([409, 'conflict', 'refund_under_way'])
    expect(await scene.job()).toEqual({ tried: 0 })
    later(2)
    expect(await scene.job()).toEqual({ tried: 1 })
    expect(await scene.read(refundId)).toMatchObject({ status: 'sending', office: { tries: 2 } })
    Object.assign(p.stripe, { trouble: 'none', troubled: undefined })
    later(5)
    await Promise.all([scene.job(), scene.job()])
    await oneOutcome(order, refundId, order.payment.amount)
    expect(refundsAt(order)).toMatchObject([{ refundId, amount: order.payment.amount }])
  })

  test('after it has paid and before it could say so: the job finds the money gone, and asks for nothing more', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const refundId = await order.asked()
    const back = Math.ceil(order.payment.plan_price / 2)
    Object.assign(p.stripe, { trouble: 'reset', troubled: '/refunds' })
    expect((await scene.approve(refundId, back)).json().status).toBe('sending')
    expect(await order.truth()).toBe(back)
    Object.assign(p.stripe, { trouble: 'none', troubled: undefined })
    later(2)
    await scene.job()
    await oneOutcome(order, refundId, back)
    expect(refundsAt(order)).toHaveLength(1)
  })

  test('and keeps its failure under the key: another key is used, once', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    p.stripe.trouble = 'kept'
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('sending')
    p.stripe.trouble = 'none'
    later(2)
    await scene.job()
    expect(await scene.read(refundId)).toMatchObject({ status: 'sending' })
    later(5)
    await scene.job()
    await oneOutcome(order, refundId, order.payment.amount)
    expect(refundsAt(order)).toHaveLength(1)
  })

  test('and the worker runs the job by the clock', async () => {
    expect(cronTable.map(({ task }) => task)).toContain('send-refunds')
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    p.stripe.trouble = 'down'
    await scene.approve(refundId, order.payment.amount)
    p.stripe.trouble = 'none'
    later(2)
    const worker = await runWorker(p.t.services, { pool: p.t.pool, features })
    try {
      await p.t.owner.query(`select graphile_worker.add_job('send-refunds', '{}')`)
      await waitFor('the refund', async () => (await scene.read(refundId)).status === 'paid')
    } finally {
      await worker.stop()
    }
    await oneOutcome(order, refundId, order.payment.amount)
  })
})

describe('messages of the provider', () => {
  test('a late one changes nothing, however often it comes', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    await scene.approve(refundId, order.payment.amount)
    const { intent, charge } = p.stripe.sessions.get(order.session) ?? {}
    const data = { object: { object: 'charge', id: charge, payment_intent: intent } }
    const event = { id: `evt_${refundId}`, object: 'event', type: 'charge.refunded', livemode: false, data }
    for (let n = 0; n < 3; n++) expect((await sendSigned(p, event)).statusCode).toBe(200)
    await oneOutcome(order, refundId, order.payment.amount)
  })

  test('one that is faster than the answer is as good as it', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    Object.assign(p.stripe, { trouble: 'reset', troubled: '/refunds' })
    await scene.approve(refundId, order.payment.amount)
    const { intent, charge } = p.stripe.sessions.get(order.session) ?? {}
    await p.stripe.emit('charge.refunded', { object: 'charge', id: charge, payment_intent: intent })
    expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
    // The webhook settles the refund too, so the job finds nothing left to send.
    await oneOutcome(order, refundId, order.payment.amount)
    Object.assign(p.stripe, { trouble: 'none', troubled: undefined })
    later(2)
    await scene.job()
    await oneOutcome(order, refundId, order.payment.amount)
  })
})

describe('the provider refuses', () => {
  test('for want of money: the office is told, and tries again under a new key', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    p.stripe.poor = true
    const refused = await scene.approve(refundId, order.payment.amount)
    expect(refused.json()).toMatchObject({ status: 'failed', office: { failure: 'insufficient_funds' } })
    expect(await order.status()).toBe('in_review')
    expect(await scene.told(scene.admin)).toContain('Reembolso não concluído')
    later(20)
    expect(await scene.job()).toEqual({ tried: 0 })
    p.stripe.poor = false
    const again = await Promise.all(Array.from({ length: 5 }, () => scene.retry(refundId)))
    expect(again.map(codeOf).filter((code) => code === 200)).toHaveLength(1)
    await oneOutcome(order, refundId, order.payment.amount)
    expect(refundsAt(order)).toHaveLength(1)
  })

  test('because the bank disputes it, which we did not know yet', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    Object.assign(p.stripe.sessions.get(order.session) ?? {}, { disputed: true })
    expect((await scene.approve(refundId, order.payment.amount)).json()).toMatchObject({
      status: 'failed',
      office: { failure: 'disputed' },
    })
    // Stripe's refusal is recorded as a dispute, which blocks every refund until an admin closes it.
    expect((await order.now()).disputed_at).not.toBeNull()
    expect(codeOf(await scene.retry(refundId))).toEqual([409, 'conflict', 'refund_disputed'])
    expect(codeOf(await order.ask())).toEqual([409, 'conflict', 'refund_disputed'])
    expect((await order.preview()).byRule.refusal).toBe('disputed')
    expect((await scene.refuse(refundId, 'O banco já devolve o valor.')).json().status).toBe('refused')
    await order.sumsAgree()
  })

  test('because all of it went back on its own screens, unseen by us: the request is settled', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    Object.assign(p.stripe.sessions.get(order.session) ?? {}, { refunded: order.payment.amount })
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    await oneOutcome(order, refundId, order.payment.amount)
    expect(refundsAt(order)).toEqual([])
  })

  test('a part that went back unseen stops it, and the office sees the new figures', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    Object.assign(p.stripe.sessions.get(order.session) ?? {}, { refunded: 1000 })
    expect((await scene.approve(refundId, order.payment.amount)).json()).toMatchObject({
      status: 'failed',
      office: { failure: 'changed' },
    })
    expect(await order.now()).toMatchObject({ refunded_amount: 1000, payment_status: 'paid' })
    expect(codeOf(await scene.retry(refundId))).toEqual([409, 'conflict', 'refund_changed'])
    expect(refundsAt(order)).toEqual([])
    await scene.refuse(refundId, 'Parte já voltou.')
    const rest = order.payment.amount - 1000
    expect((await order.start({ expectedCents: rest })).json().status).toBe('paid')
    expect(await order.truth()).toBe(order.payment.amount)
    await order.sumsAgree()
  })
})

describe('figures', () => {
  test('that changed since they were shown are refused, and nothing is written', async () => {
    const order = await scene.paidOrder()
    await order.file()
    expect(codeOf(await order.ask())).toEqual([409, 'conflict', 'refund_changed'])
    expect(codeOf(await order.start())).toEqual([409, 'conflict', 'refund_changed'])
    const { rows } = await p.t.owner.query('select 1 from refunds where payment_id = $1', [order.payment.id])
    expect(rows).toEqual([])
  })

  test('of a request stay what they were, though the papers were filed meanwhile', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    await order.file()
    const seen = await order.preview(scene.admin)
    expect(seen.byRule.stage).toBe('after_filing')
    expect(seen.asked.figures.totalCents).toBe(order.payment.amount)
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    await order.sumsAgree()
  })

  test('follow what the office gave back on the provider’s own screens', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    await p.stripe.refund(order.session, 2500)
    const rest = order.payment.amount - 2500
    expect(codeOf(await scene.approve(refundId, order.payment.amount))).toEqual([409, 'conflict', 'refund_changed'])
    expect((await order.preview(scene.admin)).asked.figures.totalCents).toBe(rest)
    expect((await scene.approve(refundId, rest)).json()).toMatchObject({
      status: 'paid',
      figures: { totalCents: rest },
    })
    expect(await order.truth()).toBe(order.payment.amount)
    await order.sumsAgree()
  })

  test('an order whose company exists gives nothing back by the rule, and is not ended by what the office gives', async () => {
    const order = await scene.paidOrder()
    await p.t.owner.query(`update business_registrations set status = 'approved', approved_at = now() where id = $1`, [
      order.registration.id,
    ])
    expect((await order.preview()).byRule).toMatchObject({ stage: 'approved', refusal: 'nothing' })
    expect(codeOf(await order.ask())).toEqual([409, 'conflict', 'refund_nothing'])
    const all = { expectedCents: order.payment.amount, everything: true, reason: 'Desistência em sete dias.' }
    expect((await order.start(all)).json().status).toBe('paid')
    expect(await order.status()).toBe('approved')
    expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
  })

  test('of an unpaid order, of one that another provider took, and of one that nobody knows are refused', async () => {
    const unpaid = await p.anOrder()
    const { cookie } = unpaid.customer
    const url = `/api/payments/${unpaid.payment.id}/refund`
    expect((await p.t.call('GET', url, { cookie })).json().byRule.refusal).toBe('unpaid')
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    await p.t.owner.query(`update payments set provider = 'test' where id = $1`, [order.payment.id])
    const gone = await scene.approve(refundId, order.payment.amount)
    expect(codeOf(gone)).toEqual([409, 'conflict', 'refund_provider_gone'])
    await p.t.owner.query(`update payments set provider = 'stripe', provider_session_id = 'cs_nobody' where id = $1`, [
      order.payment.id,
    ])
    expect((await scene.approve(refundId, order.payment.amount)).json()).toMatchObject({
      status: 'failed',
      office: { failure: 'unknown_payment' },
    })
    expect(await order.truth()).toBe(0)
  })
})
