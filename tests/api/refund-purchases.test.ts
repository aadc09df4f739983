import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { daysAfter } from '#rules/days/day.ts'
import { type Client, type PurchaseScene, purchaseScene, sessionIn } from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())

/** A company formed 60 days ago, so that its first report is still ahead. */
const wyoming = (): Promise<Client> => {
  const now = t.services.now()
  return scene.client(daysAfter(officeDay(now), -60), { state_id: 'wyoming', status: 'approved', approved_at: now })
}

const dutyStatus = async (id: string | undefined): Promise<string> =>
  (await t.owner.query('select status from duties where id = $1', [id])).rows[0].status

/** The customer requests the refund that the preview shows, and an admin approves it. */
async function giveBack(client: Client) {
  const { cookie } = client.customer
  const [payment] = await client.payments()
  const url = `/api/payments/${payment.id}`
  const { byRule } = (await t.call('GET', `${url}/refund`, { cookie })).json()
  const expectedCents = byRule.figures.totalCents
  if (byRule.refusal) return { stage: byRule.stage, refused: byRule.refusal }
  const refundId = randomUUID()
  const asked = await t.call('POST', `${url}/refund`, {
    cookie,
    body: { refundId, expectedCents, reason: 'Fiz por conta própria.' },
  })
  expect(asked.statusCode, asked.body).toBe(201)
  const body = { expectedCents, everything: false, reason: null }
  const done = await t.call('POST', `/api/refunds/${refundId}/approve`, { cookie: scene.admin.cookie, body })
  expect([done.statusCode, done.json().status], done.body).toEqual([200, 'paid'])
  const [after] = await client.payments()
  const note = await t.call('GET', `/api/refunds/${refundId}/credit-note`, { cookie })
  expect(note.statusCode).toBe(200)
  return { stage: byRule.stage, back: after.refunded_amount, of: after.amount, status: after.payment_status }
}

describe('the money for a service', () => {
  test('goes back whole while nobody works on it; the duty is open again and can be ordered anew', async () => {
    const client = await wyoming()
    const { purchaseId, shown } = await client.buy('annual_report')
    expect(await dutyStatus(shown.duty?.id)).toBe('in_progress')
    expect(await giveBack(client)).toEqual({ stage: 'service_waiting', back: 15_900, of: 15_900, status: 'refunded' })
    expect((await client.purchases()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await dutyStatus(shown.duty?.id)).toBe('open')
    expect((await scene.list('todo')).map(({ id }: { id: string }) => id)).not.toContain(purchaseId)
    await client.buy('annual_report')
    expect((await client.purchases()).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  })

  test('goes back in part once work has begun, which then ends', async () => {
    const client = await wyoming()
    const { purchaseId, shown } = await client.buy('annual_report')
    await scene.start(purchaseId)
    expect(await giveBack(client)).toEqual({ stage: 'service_started', back: 4950, of: 15_900, status: 'paid' })
    expect((await client.purchases()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await dutyStatus(shown.duty?.id)).toBe('open')
    expect((await scene.finish(purchaseId)).statusCode).toBe(409)
  })

  test('stays once it is delivered, and the duty stays done', async () => {
    const client = await wyoming()
    const { purchaseId, shown } = await client.buy('annual_report')
    await scene.finish(purchaseId)
    expect(await giveBack(client)).toEqual({ stage: 'service_done', refused: 'nothing' })
    expect((await client.purchases()).map(({ status }) => status)).toEqual(['done'])
    expect(await dutyStatus(shown.duty?.id)).toBe('done')
  })

  test('never touches the order of the company', async () => {
    const client = await wyoming()
    await client.buy('itin')
    await giveBack(client)
    const { rows } = await t.owner.query(
      `select r.status, p.payment_status, p.refunded_amount from business_registrations r
       join payments p on p.business_registration_id = r.id and p.purchase_id is null where r.id = $1`,
      [client.id],
    )
    expect(rows).toEqual([{ status: 'approved', payment_status: 'paid', refunded_amount: 0 }])
    expect((await client.services()).open).toBe(true)
  })
})

describe('a withdrawal from a service', () => {
  const withdraw = async (client: Client) => {
    const [payment] = await client.payments()
    const declared = await t.call('POST', `/api/payments/${payment.id}/withdrawal`, {
      cookie: client.customer.cookie,
      body: {},
    })
    expect(declared.statusCode, declared.body).toBe(201)
    const { cookie } = scene.admin
    const { items } = (await t.call('GET', '/api/refunds', { cookie })).json()
    const refund = items.find(({ paymentId }: { paymentId: string }) => paymentId === payment.id)
    const { atState } = (await t.call('GET', `/api/payments/${payment.id}/refund`, { cookie })).json()
    const body = { expectedCents: payment.amount, everything: false, reason: null }
    const done = await t.call('POST', `/api/refunds/${refund.id}/approve`, { cookie, body })
    expect([done.statusCode, done.json().status], done.body).toEqual([200, 'paid'])
    return { amount: payment.amount, fee: payment.state_fee, atState }
  }
  const orderOf = async (client: Client) =>
    (
      await t.owner.query(
        `select r.status, p.payment_status from business_registrations r
         join payments p on p.business_registration_id = r.id and p.purchase_id is null where r.id = $1`,
        [client.id],
      )
    ).rows

  test('that was delivered gives everything back; the report that was filed stays filed', async () => {
    const client = await wyoming()
    const { purchaseId, shown } = await client.buy('annual_report')
    await scene.finish(purchaseId)
    const { amount, fee, atState } = await withdraw(client)
    expect(atState).toMatchObject({ filed: true, keptCents: fee, openServices: [] })
    const [payment] = await client.payments()
    expect(payment).toMatchObject({ payment_status: 'refunded', refunded_amount: amount })
    expect((await client.purchases()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await dutyStatus(shown.duty?.id)).toBe('done')
  })

  test('has days of its own: those of the company’s order may be over, and the order stays', async () => {
    const client = await wyoming()
    await t.owner.query(`update payments set paid_at = now() - interval '30 days' where id = $1`, [client.formation.id])
    const refused = await t.call('POST', `/api/payments/${client.formation.id}/withdrawal`, {
      cookie: client.customer.cookie,
      body: {},
    })
    expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'withdrawal_over'])
    await client.buy('itin')
    await withdraw(client)
    expect(await orderOf(client)).toEqual([{ status: 'approved', payment_status: 'paid' }])
  })

  test('from a better plan brings the plan before back, also once the company is formed', async () => {
    const client = await scene.client(null, { status: 'in_review' })
    const answer = await client.upgrade('empresarial')
    await scene.decide(sessionIn(answer.json().url), client.customer)
    await t.owner.query(`update business_registrations set status = 'approved', approved_at = now() where id = $1`, [
      client.id,
    ])
    await withdraw(client)
    const { rows } = await t.owner.query(
      `select k.name from business_registrations r join packages k on k.id = r.package_id where r.id = $1`,
      [client.id],
    )
    expect(rows).toEqual([{ name: 'Profissional' }])
  })
})

test('the difference of a better plan goes back while the company is not filed, and the plan with it', async () => {
  const client = await scene.client(null, { status: 'in_review' })
  const answer = await client.upgrade('empresarial')
  await scene.decide(sessionIn(answer.json().url), client.customer)
  expect((await client.services()).plan.name).toBe('Empresarial')
  const [{ amount }] = await client.payments()
  expect(await giveBack(client)).toEqual({ stage: 'service_waiting', back: amount, of: amount, status: 'refunded' })
  expect((await client.services()).plan.name).toBe('Profissional')
  expect((await t.owner.query('select status from business_registrations where id = $1', [client.id])).rows).toEqual([
    { status: 'in_review' },
  ])
})
