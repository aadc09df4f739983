import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeSessions } from '#features/payments/server/close-sessions.ts'
import { sweepErased } from '#features/privacy/server/sweep-erased.ts'
import { systemContext } from '#server/context.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { backTo, sessionIn } from '#tests/support/purchase-scene.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'
import { PASSWORD } from '#tests/support/test-app.ts'

let p: Paying
let scene: RefundScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await refundScene(p)
})
afterAll(() => p.close())
beforeEach(() => {
  p.stripe.trouble = 'none'
})

type Unpaid = Awaited<ReturnType<Paying['anOrder']>>
const move = ({ registration }: Unpaid, from: string, status: string) =>
  p.t.call('POST', `/api/registrations/${registration.id}/status`, {
    cookie: scene.admin.cookie,
    body: { status, expectedStatus: from, reason: 'O nome não foi aceito.' },
  })
/** Runs the queued job that closes the order's payment sessions, after checking that it is queued. */
async function closing({ registration }: Unpaid): Promise<void> {
  const { rows } = await p.t.owner.query(`select 1 from graphile_worker.jobs where key = $1`, [
    `close-sessions:${registration.id}`,
  ])
  expect(rows).toHaveLength(1)
  await closeSessions(systemContext(p.t.services, 'close-sessions'), registration.id)
}
const pageOf = (session: string) => p.stripe.sessions.get(session)?.status
const orderNow = async ({ registration }: Unpaid) =>
  (await p.t.owner.query('select status, paid_at from business_registrations where id = $1', [registration.id])).rows[0]

test('rejecting an unpaid order closes its page, also when the provider is away at first, and opens no other', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  expect((await move(order, 'pending', 'rejected')).statusCode).toBe(200)
  p.stripe.trouble = 'down'
  await expect(closing(order)).rejects.toThrow()
  p.stripe.trouble = 'none'
  expect(pageOf(session)).toBe('open')
  await closing(order)
  expect(pageOf(session)).toBe('expired')
  expect(codeOf(await order.pay())).toEqual([409, 'conflict', 'order_closed'])
  expect((await order.now()).provider_session_id).toBeNull()
  // A reopened order can be paid.
  expect((await move(order, 'rejected', 'pending')).statusCode).toBe(200)
  const again = await order.open()
  await closeSessions(systemContext(p.t.services, 'close-sessions'), order.registration.id)
  expect(pageOf(again)).toBe('open')
})

test('money for a rejected order alerts the office and goes back whole, and pays nothing', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  await move(order, 'pending', 'rejected')
  await Promise.all(Array.from({ length: 5 }, () => p.stripe.pay(session)))
  expect(await orderNow(order)).toEqual({ status: 'rejected', paid_at: null })
  expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
  expect((await scene.told(scene.admin)).filter((title) => title === 'Pagamento de algo encerrado')).toHaveLength(1)
  expect(await scene.told(order.customer)).toContain('Pagamento de um pedido encerrado')
  const { rows } = await p.t.owner.query('select id from refunds where payment_id = $1', [order.payment.id])
  expect(rows).toHaveLength(1)
  const owed = await scene.read(rows[0].id)
  expect(owed).toMatchObject({ status: 'sending', ground: 'unexpected', office: { decidedBy: null } })
  await scene.job()
  expect(await scene.read(rows[0].id)).toMatchObject({ status: 'paid' })
  expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
  expect(p.stripe.sessions.get(session)?.refunded).toBe(order.payment.amount)
  expect(await orderNow(order)).toEqual({ status: 'rejected', paid_at: null })
  // A reopened order has to be paid again.
  expect((await move(order, 'rejected', 'pending')).statusCode).toBe(200)
  const { nextPayment } = (await p.t.call('GET', '/api/payments', { cookie: order.customer.cookie })).json()
  expect(nextPayment).toMatchObject({ registrationId: order.registration.id, status: 'pending' })
  await p.stripe.pay(await order.open())
  expect(await orderNow(order)).toEqual({ status: 'pending', paid_at: expect.any(Date) })
  expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: 0 })
})

test('money that came for what is over cannot be kept: the provider refuses once, and the office can only try again', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  await move(order, 'pending', 'rejected')
  await p.stripe.pay(session)
  const { rows } = await p.t.owner.query('select id from refunds where payment_id = $1', [order.payment.id])
  await p.t.owner.query(`update refunds set status = 'failed', failure = 'insufficient_funds' where id = $1`, [
    rows[0].id,
  ])
  expect(codeOf(await scene.refuse(rows[0].id))).toEqual([409, 'conflict', 'withdrawal_not_refused'])
  expect((await scene.retry(rows[0].id)).json().status).toBe('paid')
  expect(p.stripe.sessions.get(session)?.refunded).toBe(order.payment.amount)
})

/** A paid order with an unpaid upgrade. */
async function withUpgrade() {
  const order = await scene.paidOrder()
  const { cookie } = order.customer
  const url = `/api/registrations/${order.registration.id}`
  const { upgrades } = (await p.t.call('GET', `${url}/services`, { cookie })).json()
  const [{ packageId, priceCents }] = upgrades
  const purchaseId = crypto.randomUUID()
  const what = { kind: 'upgrade', packageId }
  const body = { purchaseId, what, seenTotalCents: priceCents, ...backTo }
  const session = sessionIn((await p.t.call('POST', `${url}/purchases`, { cookie, body })).json().url)
  const pay = () => p.t.call('POST', `/api/purchases/${purchaseId}/pay`, { cookie, body: backTo })
  const plan = async () =>
    (await p.t.owner.query('select package_id from business_registrations where id = $1', [order.registration.id]))
      .rows[0].package_id
  const bought = async () =>
    (
      await p.t.owner.query(
        `select u.status, y.payment_status, y.refunded_amount, y.amount from purchases u
         join payments y on y.purchase_id = u.id where u.id = $1`,
        [purchaseId],
      )
    ).rows[0]
  return { order, session, pay, plan, bought }
}

test('after the refund of an order its open upgrade cannot be paid', async () => {
  const { order, session, pay } = await withUpgrade()
  expect((await order.start()).json().status).toBe('paid')
  await closing(order)
  expect(pageOf(session)).toBe('expired')
  expect(codeOf(await pay())).toEqual([409, 'conflict', 'services_closed'])
})

test('money for it goes back, and the plan stays', async () => {
  const { order, session, plan, bought } = await withUpgrade()
  const before = await plan()
  await order.start()
  await p.stripe.pay(session)
  expect(await plan()).toBe(before)
  await scene.job()
  const { amount, ...rest } = await bought()
  expect(rest).toEqual({ status: 'cancelled', payment_status: 'refunded', refunded_amount: amount })
  expect(await plan()).toBe(before)
})

/** Erases the account of an unpaid order: the order stays until its payment session is closed and `sweep` repeats the erasure. */
const erase = async ({ customer, registration }: Unpaid) => {
  const body = { currentPassword: PASSWORD }
  const answer = await p.t.call('POST', '/api/account/erase', { cookie: customer.cookie, body })
  expect(answer.statusCode, answer.body).toBe(200)
  const count = async () =>
    (await p.t.owner.query('select 1 from business_registrations where id = $1', [registration.id])).rowCount
  expect(await count()).toBe(1)
  return { sweep: () => sweepErased(systemContext(p.t.services, 'sweep')), count }
}

test('an erased account leaves an unpaid order until its page is closed', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  const { sweep, count } = await erase(order)
  await sweep()
  expect([pageOf(session), await count()]).toEqual(['open', 1])
  await closing(order)
  await sweep()
  expect([pageOf(session), await count()]).toEqual(['expired', 0])
})

test('money that comes for an order of an erased account goes back', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  const { sweep, count } = await erase(order)
  await p.stripe.pay(session)
  await scene.job()
  await sweep()
  expect(p.stripe.sessions.get(session)?.refunded).toBe(order.payment.amount)
  expect(await count()).toBe(1)
  expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
  expect(await orderNow(order)).toMatchObject({ paid_at: null })
})

test('what an erased account had on sale for a formed company is paid for nothing', async () => {
  const { order, session, plan, bought } = await withUpgrade()
  await order.approve()
  const before = await plan()
  await erase(order)
  await p.stripe.pay(session)
  await scene.job()
  expect(await plan()).toBe(before)
  const { amount, ...rest } = await bought()
  expect(rest).toEqual({ status: 'cancelled', payment_status: 'refunded', refunded_amount: amount })
})
