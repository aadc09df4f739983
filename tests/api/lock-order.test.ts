import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewOpenSessions } from '#features/payments/server/review-open-sessions.ts'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { inTransaction, systemContext } from '#server/context.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type Paying, payingApp, returns } from '#tests/support/paying.ts'
import { backTo, sessionIn } from '#tests/support/purchase-scene.ts'
import { type RefundScene, refundScene } from '#tests/support/refund-scene.ts'
import { PASSWORD } from '#tests/support/test-app.ts'

// The third round also erases the customer.
const ROUNDS = 3
type Answer = { statusCode: number }

let p: Paying
let scene: RefundScene
const messages: Answer[] = []
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await refundScene(p)
  p.stripe.deliverTo = async (body, signature) => void messages.push(await p.deliver(body, signature))
})
afterAll(() => p.close())

/** Flushes the statistics of every pool connection and returns how many deadlocks PostgreSQL has counted. */
async function deadlocks(): Promise<number> {
  const report = () => p.t.pool.query('select pg_stat_force_next_flush(), pg_sleep(0.05)')
  await Promise.all(Array.from({ length: p.t.pool.options.max ?? 10 }, report))
  const { rows } = await p.t.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0].deadlocks
}

/** Makes all calls twice, at the same moment: the order decides their answers, but none may fail with a deadlock. */
async function race(calls: readonly (() => unknown)[]): Promise<void> {
  const before = messages.length
  const answers = await Promise.all([...calls, ...calls].map((call) => call()))
  const statuses = [...answers, ...messages.slice(before)].flatMap((answer) =>
    typeof answer === 'object' && answer !== null && 'statusCode' in answer ? [answer.statusCode] : [],
  )
  expect(statuses.filter((status) => Number(status) >= 500)).toEqual([])
}

const setStatus = (id: string, status: string, expectedStatus: string) =>
  p.t.call('PUT', `/api/registrations/${id}/status`, {
    cookie: scene.admin.cookie,
    body: { status, expectedStatus, reason: 'O nome não foi aceito.', confirmMissingPapers: true },
  })

test('a row that refers to a held order is written without waiting for it', async () => {
  const { payment, registration } = await p.anOrder()
  const context = systemContext(p.t.services, 'test')
  const write = () =>
    p.t.owner.query(
      `insert into test_payment_sessions (id, idempotency_key, payment_id, business_registration_id, amount, currency, items,
         success_url, cancel_url, created_at, expires_at)
       values ($1, $1, $2, $3, 1, 'USD', '[]', '/', '/', now(), now())`,
      [`test_${randomBytes(24).toString('base64url')}`, payment.id, registration.id],
    )
  await p.t.owner.query(`set lock_timeout = '500ms'`)
  await inTransaction(context, async (tx) => {
    await holdOrder(tx, { paymentId: payment.id })
    await expect(write()).resolves.toMatchObject({ rowCount: 1 })
  })
  await p.t.owner.query('reset lock_timeout')
})

test('an order that is paid, replaced and refused at the same time leaves no deadlock', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const customer = await p.t.person('user')
    const as = { cookie: customer.cookie }
    const body = await anOrder(p.t)
    const placed = (await p.t.call('POST', '/api/orders', { ...as, body })).json()
    const pay = () =>
      p.t.call('POST', '/api/functions/create-payment', {
        ...as,
        body: { packageId: body.packageId, businessRegistrationId: placed.registrationId, ...returns },
      })
    const session = sessionIn((await pay()).json().url)
    const changed = { ...body, company: { ...body.company, industry: 'Serviços' } }
    await race([
      pay,
      () => p.stripe.pay(session),
      () => p.t.call('POST', '/api/orders', { ...as, body: changed }),
      () => setStatus(placed.registrationId, 'rejected', 'pending'),
      () => reviewOpenSessions(systemContext(p.t.services, 'review-payments')),
    ])
  }
  expect(await deadlocks()).toBe(0)
})

test('a paid order that is refunded, withdrawn from and worked on while more is bought for it leaves none either', async () => {
  const { rows: extras } = await p.t.owner.query(
    'select id, price from extras where settles is null and not dissolves and archived_at is null limit 1',
  )
  for (let round = 0; round < ROUNDS; round++) {
    const order = await scene.paidOrder()
    const as = { cookie: order.customer.cookie }
    const url = `/api/registrations/${order.registration.id}`
    const buy = (what: object, seenTotalCents: number) =>
      p.t.call('POST', `${url}/purchases`, {
        ...as,
        body: { purchaseId: randomUUID(), what, seenTotalCents, ...backTo },
      })
    const { rows: plans } = await p.t.owner.query(
      `select u.id, u.price - k.price as more from business_registrations r join packages k on k.id = r.package_id, packages u
       where r.id = $1 and u.reference_key = 'empresarial'`,
      [order.registration.id],
    )
    const service = { kind: 'extra', extraId: extras[0].id, dutyId: null }
    const session = sessionIn((await buy(service, extras[0].price)).json().url)
    const { rows } = await p.t.owner.query('select id from purchases where business_registration_id = $1', [
      order.registration.id,
    ])
    const purchase = `/api/purchases/${rows[0].id}`
    const refundId = await order.asked()
    const agent = { cookie: scene.agent.cookie }
    await race([
      () => scene.approve(refundId, order.payment.amount),
      () => (round % 2 ? scene.refuse(refundId) : scene.withdraw(refundId, order.customer)),
      () => order.declare(),
      () => order.start({ everything: true, reason: 'Erro nosso.' }),
      () => p.stripe.refund(order.session, 1_000),
      () => p.stripe.dispute(order.session),
      () => p.stripe.pay(session),
      () => p.t.call('POST', `${purchase}/pay`, { ...as, body: backTo }),
      () => p.t.call('POST', `${purchase}/cancel`, as),
      () => p.t.call('POST', `${purchase}/start`, agent),
      () => buy(service, extras[0].price),
      () => buy({ kind: 'upgrade', packageId: plans[0].id }, plans[0].more),
      () => setStatus(order.registration.id, 'rejected', 'in_review'),
      () => scene.job(),
      ...(round % 3 === 2
        ? [() => p.t.call('POST', '/api/account/erase', { ...as, body: { currentPassword: PASSWORD } })]
        : []),
    ])
    await p.stripe.refund(order.session, 500)
  }
  expect(await deadlocks()).toBe(0)
})
