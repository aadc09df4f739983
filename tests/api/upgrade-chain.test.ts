import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeSessions } from '#features/payments/server/close-sessions.ts'
import { systemContext } from '#server/context.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { backTo, type Client, type PurchaseScene, purchaseScene, sessionIn } from '#tests/support/purchase-scene.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'
import { withProof } from '#tests/support/session-proof.ts'

let p: Paying
let scene: PurchaseScene
let refunds: RefundScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await purchaseScene(p.t)
  refunds = await refundScene(p)
})
afterAll(() => p.close())
beforeEach(async () => {
  Object.assign(p.stripe, { trouble: 'none', poor: false, bank: 'prompt' })
  await p.t.db.deleteFrom('rate_limits').execute()
})

// The price differences between the three plans, in cents.
const [LOW, HIGH] = [19_000, 28_000]

/** An order of the cheapest plan with two upgrades: the first is paid, the second to the best plan is open. */
async function chained(given: object = {}) {
  const one = await scene.client(null, { status: 'in_review', package_id: scene.plan('basico').id, ...given })
  const open = async (plan: string) => {
    const answer = await one.upgrade(plan)
    expect(answer.statusCode, answer.body).toBe(200)
    return sessionIn(answer.json().url)
  }
  const low = await open('profissional')
  await p.stripe.pay(low)
  const high = await open('empresarial')
  return { one, low, high }
}
const planOf = async (one: Client) => (await one.services()).plan.name
const stateOf = async (one: Client) => ({
  plan: await planOf(one),
  upgrades: (await one.purchases()).map(({ status }) => status),
  back: (await one.payments()).map(({ refunded_amount }) => refunded_amount),
})
const allBack = { plan: 'Básico', upgrades: ['cancelled', 'cancelled'], back: [LOW, HIGH] }
const paymentOf = async (one: Client, amount: number) =>
  (await one.payments()).find((payment) => payment.amount === amount && payment.payment_status === 'paid')
const refundsOf = async (one: Client) =>
  (
    await p.t.owner.query(
      `select f.amount, f.status, f.ground, f.price_percent from refunds f join payments y on y.id = f.payment_id
       where y.business_registration_id = $1 order by f.asked_at, f.amount`,
      [one.id],
    )
  ).rows
const previewOf = async (one: Client, paymentId: string, cookie = one.customer.cookie) =>
  (await p.t.call('GET', `/api/payments/${paymentId}/refund`, { cookie })).json()
const close = (one: Client) => closeSessions(systemContext(p.t.services, 'close-sessions'), one.id)

/** The ways in which an upgrade is fully refunded. */
const ways = {
  'on the provider’s own screens': async (_one: Client, session: string, amount: number) => {
    await p.stripe.refund(session, amount)
  },
  'by the rule': async (one: Client, _session: string, amount: number) => {
    const { id } = await paymentOf(one, amount)
    const asked = await p.t.call('POST', `/api/payments/${id}/refund`, {
      cookie: one.customer.cookie,
      body: { refundId: randomUUID(), expectedCents: amount, reason: 'Mudei de planos.' },
    })
    expect(asked.statusCode, asked.body).toBe(201)
    expect((await refunds.approve(asked.json().id, amount)).json().status).toBe('paid')
  },
  'by a withdrawal': async (one: Client, _session: string, amount: number) => {
    const { id } = await paymentOf(one, amount)
    const { cookie } = one.customer
    expect((await p.t.call('POST', `/api/payments/${id}/withdrawal`, { cookie, body: {} })).statusCode).toBe(201)
    const { rows } = await p.t.owner.query('select id from refunds where payment_id = $1', [id])
    expect((await refunds.approve(rows[0].id, amount)).json().status).toBe('paid')
  },
  'by decision of the office': async (one: Client, _session: string, amount: number) => {
    const { id } = await paymentOf(one, amount)
    await withProof(p.t, refunds.admin.cookie)
    const body = { refundId: randomUUID(), expectedCents: amount, everything: true, reason: 'Erro nosso.' }
    const done = await p.t.call('POST', `/api/payments/${id}/start-refund`, { cookie: refunds.admin.cookie, body })
    expect(done.json().status, done.body).toBe('paid')
  },
}
type Way = keyof typeof ways
const names = Object.keys(ways).filter((name): name is Way => name in ways)

describe.each(names)('an upgrade whose money goes back %s', (name) => {
  const giveBack = ways[name]

  test('takes the one that started from it along, with its money', async () => {
    const { one, low, high } = await chained()
    await p.stripe.pay(high)
    expect(await planOf(one)).toBe('Empresarial')
    await giveBack(one, low, LOW)
    expect(await stateOf(one)).toEqual({ ...allBack, back: [LOW, 0] })
    await refunds.job()
    expect(await stateOf(one)).toEqual(allBack)
    expect(p.stripe.sessions.get(high)?.refunded).toBe(HIGH)
    await refunds.job()
    expect(await stateOf(one)).toEqual(allBack)
  })

  test('leaves the one below it when it is the upper one; then the lower one goes alone', async () => {
    const { one, low, high } = await chained()
    await p.stripe.pay(high)
    await giveBack(one, high, HIGH)
    expect(await stateOf(one)).toEqual({ plan: 'Profissional', upgrades: ['done', 'cancelled'], back: [0, HIGH] })
    await giveBack(one, low, LOW)
    await refunds.job()
    expect(await stateOf(one)).toEqual(allBack)
  })

  test('closes the page of one that started from it and is not paid; money that comes late goes back', async () => {
    const { one, low, high } = await chained()
    await giveBack(one, low, LOW)
    expect(await stateOf(one)).toEqual({ ...allBack, back: [LOW, 0] })
    const [, purchase] = await one.purchases()
    expect(codeOf(await scene.pay(purchase.id, one.customer))).toEqual([409, 'conflict', 'purchase_cancelled'])
    await p.stripe.pay(high)
    expect(await planOf(one)).toBe('Básico')
    await refunds.job()
    expect(await stateOf(one)).toEqual(allBack)
  })

  test('can be bought again, and so can what starts from it', async () => {
    const { one, low, high } = await chained()
    await p.stripe.pay(high)
    await giveBack(one, low, LOW)
    await refunds.job()
    for (const plan of ['profissional', 'empresarial']) {
      const answer = await one.upgrade(plan)
      expect(answer.statusCode, answer.body).toBe(200)
      await p.stripe.pay(sessionIn(answer.json().url))
    }
    expect(await planOf(one)).toBe('Empresarial')
    expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'done', 'done'])
  })
})

test('an unpaid page of what fell is closed at the provider', async () => {
  const { one, low, high } = await chained()
  await p.stripe.refund(low, LOW)
  await close(one)
  expect(p.stripe.sessions.get(high)?.status).toBe('expired')
})

test('both given back at the same time, by messages that come several times, go back once each', async () => {
  for (let round = 0; round < 3; round++) {
    const { one, low, high } = await chained()
    await p.stripe.pay(high)
    await Promise.all([p.stripe.refund(high, HIGH), p.stripe.refund(low, LOW), p.stripe.refund(low, 0), refunds.job()])
    await refunds.job()
    p.t.clock.ahead += 120_000
    await refunds.job()
    p.t.clock.ahead = 0
    expect(await stateOf(one)).toEqual(allBack)
    expect([low, high].map((session) => p.stripe.sessions.get(session)?.refunded)).toEqual([LOW, HIGH])
  }
})

test('the upper one paid while the lower one goes back ends the same way, whichever is first', async () => {
  for (let round = 0; round < 3; round++) {
    const { one, low, high } = await chained()
    await Promise.all([p.stripe.pay(high), p.stripe.refund(low, LOW)])
    await refunds.job()
    expect(await stateOf(one)).toEqual(allBack)
  }
})

test('a part that went back on the provider’s screens changes no plan; the rest of it does', async () => {
  const { one, low, high } = await chained()
  await p.stripe.pay(high)
  await p.stripe.refund(low, 5_000)
  expect(await stateOf(one)).toEqual({ plan: 'Empresarial', upgrades: ['done', 'done'], back: [5_000, 0] })
  await p.stripe.refund(low, LOW - 5_000)
  await refunds.job()
  expect(await stateOf(one)).toEqual(allBack)
})

test('by a rule that gives back a part, the upper one goes back by the same part, as shown before', async () => {
  const { one, high } = await chained()
  await p.stripe.pay(high)
  await p.t.owner.query(
    `insert into company_records (business_registration_id, filed_on, updated_at) values ($1, current_date, now())`,
    [one.id],
  )
  const { id } = await paymentOf(one, LOW)
  const { byRule, withdrawal } = await previewOf(one, id)
  expect(byRule).toMatchObject({ stage: 'service_started', figures: { totalCents: LOW / 2 } })
  expect(byRule.along).toEqual([{ name: 'Empresarial', amountCents: HIGH / 2 }])
  expect(withdrawal.along).toEqual([{ name: 'Empresarial', amountCents: HIGH }])
  const { id: upper } = await paymentOf(one, HIGH)
  expect((await previewOf(one, upper)).byRule.along).toEqual([])
  const asked = await p.t.call('POST', `/api/payments/${id}/refund`, {
    cookie: one.customer.cookie,
    body: { refundId: randomUUID(), expectedCents: LOW / 2, reason: 'Mudei de planos.' },
  })
  expect((await refunds.approve(asked.json().id, LOW / 2)).json().status).toBe('paid')
  await refunds.job()
  expect(await stateOf(one)).toEqual({ ...allBack, back: [LOW / 2, HIGH / 2] })
  expect((await refundsOf(one)).map(({ ground, price_percent }) => [ground, price_percent])).toEqual([
    ['rule', 50],
    ['rule', 50],
  ])
})

test('customer and office are told what fell, and both read why', async () => {
  const { one, low, high } = await chained()
  await p.stripe.pay(high)
  await p.stripe.refund(low, LOW)
  const told = (await scene.told(one.customer.id, 'purchase.fell'))[0]
  expect(told).toMatchObject({ kind: 'upgradeFell' })
  expect(told.message).toMatch(/plano Empresarial.*vale o plano Básico.*US\$\s280,00/)
  expect(await refunds.told(refunds.admin)).toContain('Mudança de plano devolvida junto')
  const { items } = (await p.t.call('GET', '/api/refunds', { cookie: one.customer.cookie })).json()
  expect(items).toMatchObject([
    { status: 'sending', byOffice: true, decisionReason: expect.stringContaining('acabou junto') },
  ])
})

test('a request for the upper one that waits is sent with it, not beside it', async () => {
  const { one, low, high } = await chained()
  await p.stripe.pay(high)
  const { id } = await paymentOf(one, HIGH)
  const asked = await p.t.call('POST', `/api/payments/${id}/refund`, {
    cookie: one.customer.cookie,
    body: { refundId: randomUUID(), expectedCents: HIGH, reason: 'Mudei de planos.' },
  })
  await p.stripe.refund(low, LOW)
  expect(codeOf(await refunds.refuse(asked.json().id))).toEqual([409, 'conflict', 'refund_decided'])
  await refunds.job()
  expect(await stateOf(one)).toEqual(allBack)
  expect(await refundsOf(one)).toMatchObject([{ amount: HIGH, status: 'paid' }])
})

test('a refund of the upper one that the provider refuses waits for the office, and is sent again', async () => {
  const { one, low, high } = await chained()
  await p.stripe.pay(high)
  await p.stripe.refund(low, LOW)
  p.stripe.poor = true
  await refunds.job()
  expect(await stateOf(one)).toEqual({ ...allBack, back: [LOW, 0] })
  const { rows } = await p.t.owner.query(
    `select f.id from refunds f join payments y on y.id = f.payment_id where y.business_registration_id = $1`,
    [one.id],
  )
  expect(await refunds.read(rows[0].id)).toMatchObject({ status: 'failed' })
  p.stripe.poor = false
  expect((await refunds.retry(rows[0].id)).json().status).toBe('paid')
  expect(await stateOf(one)).toEqual(allBack)
})

test('a refund of the lower one that the bank sends back brings neither upgrade back: the money is owed', async () => {
  const { one, low, high } = await chained()
  await p.stripe.pay(high)
  await p.stripe.refund(low, LOW)
  await refunds.job()
  await p.stripe.bankSays(low, 'failed')
  expect(await stateOf(one)).toEqual({ ...allBack, back: [0, HIGH] })
})

describe('the order that upgrades start from', () => {
  /** A paid order with a paid upgrade. */
  async function upgraded() {
    const order = await refunds.paidOrder()
    const { cookie } = order.customer
    const url = `/api/registrations/${order.registration.id}`
    const [{ packageId, priceCents }] = (await p.t.call('GET', `${url}/services`, { cookie })).json().upgrades
    const body = {
      ...{ purchaseId: randomUUID(), what: { kind: 'upgrade', packageId }, seenTotalCents: priceCents },
      ...backTo,
    }
    const session = sessionIn((await p.t.call('POST', `${url}/purchases`, { cookie, body })).json().url)
    await p.stripe.pay(session)
    const state = async () =>
      (
        await p.t.owner.query(
          `select k.name, u.status, y.refunded_amount as back from business_registrations r
           join packages k on k.id = r.package_id join purchases u on u.business_registration_id = r.id
           join payments y on y.purchase_id = u.id where r.id = $1`,
          [order.registration.id],
        )
      ).rows[0]
    return { order, session, priceCents, state }
  }

  test('takes them along when it is withdrawn from, as the customer sees before', async () => {
    const { order, priceCents, state } = await upgraded()
    expect(await state()).toEqual({ name: 'Empresarial', status: 'done', back: 0 })
    expect((await order.preview()).withdrawal.along).toEqual([{ name: 'Empresarial', amountCents: priceCents }])
    await refunds.approve(await order.withdrawn(), order.payment.amount)
    await refunds.job()
    expect(await state()).toEqual({ name: 'Profissional', status: 'cancelled', back: priceCents })
  })

  test('takes them along by the same part when the rule gives back a part', async () => {
    const { order, priceCents, state } = await upgraded()
    await order.file()
    const { byRule } = await order.preview()
    expect(byRule).toMatchObject({ stage: 'after_filing', pricePercent: 50 })
    expect(byRule.along).toEqual([{ name: 'Empresarial', amountCents: priceCents / 2 }])
    await refunds.approve(await order.asked(), byRule.figures.totalCents)
    expect(await order.status()).toBe('rejected')
    await refunds.job()
    expect(await state()).toEqual({ name: 'Profissional', status: 'cancelled', back: priceCents / 2 })
  })

  test('takes them along when its money went back whole, also once the company is approved', async () => {
    const { order, priceCents, state } = await upgraded()
    await order.approve()
    await p.stripe.refund(order.session, 1_000)
    expect(await state()).toEqual({ name: 'Empresarial', status: 'done', back: 0 })
    await p.stripe.refund(order.session, order.payment.amount - 1_000)
    await refunds.job()
    expect(await state()).toEqual({ name: 'Profissional', status: 'cancelled', back: priceCents })
  })

  test('leaves them while it is only rejected, and a part went back on the provider’s screens', async () => {
    const { order, state } = await upgraded()
    await p.t.owner.query(`update business_registrations set status = 'rejected' where id = $1`, [
      order.registration.id,
    ])
    await p.stripe.refund(order.session, 1_000)
    expect(await state()).toEqual({ name: 'Empresarial', status: 'done', back: 0 })
  })
})
