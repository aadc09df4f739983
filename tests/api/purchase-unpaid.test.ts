import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sign } from '#features/payments/server/provider/signature.ts'
import { TEST_SIGNATURE, testSecret } from '#features/payments/server/provider/test-provider.ts'
import { receiveEvent } from '#features/payments/server/receive-event.ts'
import { systemContext } from '#server/context.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import {
  backTo,
  type Client,
  errorOf,
  type PurchaseScene,
  purchaseScene,
  sessionIn,
} from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

const client = () => scene.client('2026-08-10', { state_id: 'wyoming' })
const statusesOf = async (of: Client) => (await of.purchases()).map(({ status }) => status)
const stateOf = async (session: string) =>
  (await t.owner.query('select state from test_payment_sessions where id = $1', [session])).rows[0]?.state

describe('an unpaid order', () => {
  test('is taken back with its session, and only once', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    const list = async () => (await t.call('GET', '/api/payments', { cookie: one.customer.cookie })).json()
    expect(await list()).toMatchObject({ nextPayment: { purchaseId }, totals: { pendingCents: 15_900 } })
    const answers = await Promise.all([scene.cancel(purchaseId, one.customer), scene.cancel(purchaseId, one.customer)])
    expect(answers.map(codeOf)).toEqual([200, 200])
    expect(await statusesOf(one)).toEqual(['cancelled'])
    expect(await stateOf(session)).toBe('expired')
    expect(await scene.audited(one.id, 'purchase.cancelled')).toEqual([{ purchaseId, refunded: false }])
    expect(await list()).toMatchObject({ nextPayment: null, totals: { pendingCents: 0 } })
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual([409, 'conflict', 'purchase_cancelled'])
    await scene.decide(session, one.customer)
    expect(await statusesOf(one)).toEqual(['cancelled'])
    expect((await one.duty('state_report')).status).toBe('open')
    await one.order('annual_report')
  })

  test('is kept while payments are paused, and paid once the provider takes payments again', async () => {
    const one = await client()
    const shown = await one.offer('annual_report')
    t.services.config.testPayments = false
    try {
      expect(errorOf(await one.create(one.whatOf(shown), shown.totalCents))).toEqual([
        409,
        'conflict',
        'payments_paused',
      ])
      expect(await statusesOf(one)).toEqual(['unpaid'])
      expect(await one.payments()).toMatchObject([{ payment_status: 'pending', provider: null }])
    } finally {
      t.services.config.testPayments = true
    }
    const [kept] = await one.purchases()
    const session = sessionIn((await scene.pay(kept.id, one.customer)).json().url)
    await scene.decide(session, one.customer)
    expect(await statusesOf(one)).toEqual(['paid'])
  })

  test('whose money arrived first is not taken back, but paid', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('annual_report')
    // The customer has paid at the provider, whose webhook has not arrived yet.
    await t.owner.query(`update test_payment_sessions set state = 'complete', paid = true where id = $1`, [session])
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toEqual([409, 'order_paid'])
    expect(await statusesOf(one)).toEqual(['paid'])
    expect((await one.duty('state_report')).status).toBe('in_progress')
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toEqual([409, 'order_paid'])
  })

  test('is either taken back or paid when both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await client()
      const { purchaseId, session } = await one.order('annual_report')
      const [cancelled] = await Promise.all([
        scene.cancel(purchaseId, one.customer),
        scene.decide(session, one.customer),
      ])
      const [status] = await statusesOf(one)
      expect([status, cancelled.statusCode]).toEqual(status === 'paid' ? ['paid', 409] : ['cancelled', 200])
      const [payment] = await one.payments()
      expect(payment.payment_status).toBe(status === 'paid' ? 'paid' : 'pending')
    }
  })

  test('that a card refused can be paid by a second try', async () => {
    const one = await client()
    const { purchaseId, session } = await one.order('itin')
    await scene.decide(session, one.customer, 'fail')
    expect(await statusesOf(one)).toEqual(['unpaid'])
    const answer = await scene.pay(purchaseId, one.customer)
    const second = sessionIn(answer.json().url)
    expect(second).not.toBe(session)
    await scene.decide(second, one.customer)
    expect(await statusesOf(one)).toEqual(['paid'])
    expect((await one.payments()).map(({ payment_status, purchase_id }) => [payment_status, purchase_id])).toEqual([
      ['failed', purchaseId],
      ['paid', purchaseId],
    ])
  })

  test('is not paid any more for a company that was rejected or whose money went back meanwhile', async () => {
    const one = await client()
    const { purchaseId, shown } = await one.order('itin')
    await t.owner.query(`update payments set payment_status = 'refunded' where id = $1`, [one.formation.id])
    const closed = [409, 'conflict', 'services_closed']
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual(closed)
    expect(errorOf(await one.create(one.whatOf(shown), shown.totalCents, { purchaseId }))).toEqual(closed)
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toBe(200)
  })

  test('is not paid any more once its duty is settled in another way', async () => {
    const one = await client()
    const { purchaseId } = await one.order('annual_report')
    await scene.setStatus(await one.duty('state_report'), { status: 'done', receipt: 'MEU-1' }, one.customer)
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual([409, 'conflict', 'purchase_not_open'])
    // A queued job closes its session at the provider.
    const job = await t.owner.query('select 1 from graphile_worker.jobs where key = $1', [`close-sessions:${one.id}`])
    expect(job.rowCount).toBe(1)
    expect(codeOf(await scene.cancel(purchaseId, one.customer))).toBe(200)
  })

  test('is not paid by a message that only says so', async () => {
    const one = await client()
    const { session } = await one.order('itin')
    const context = systemContext(t.services, 'test')
    const object = { object: 'checkout.session', id: session }
    const event = { id: `evt_${session}`, type: 'checkout.session.completed', livemode: false, data: { object } }
    const body = Buffer.from(JSON.stringify(event))
    await receiveEvent(context, 'test', body, {
      [TEST_SIGNATURE]: sign(body, testSecret(t.services.keys), context.now),
    })
    expect(await statusesOf(one)).toEqual(['unpaid'])
  })
})

test('coming back from the provider pays nothing', async () => {
  const one = await client()
  await one.order('itin')
  expect(backTo.successUrl).toContain('payment=success')
  expect((await one.services()).purchases).toMatchObject([{ status: 'unpaid', paidAt: null }])
})
