import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireOpenSession } from '#features/payments/server/expire-open-session.ts'
import { markPaid } from '#features/payments/server/mark-paid.ts'
import { inTransaction } from '#server/context.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())
beforeEach(() => {
  p.stripe.trouble = 'none'
  p.stripe.delayMs = 0
  p.stripe.requests.length = 0
})

describe('what is refused', () => {
  const foreign = [
    'https://evil.test/x',
    '//evil.test',
    'javascript:alert(1)',
    '/\\evil.test',
    'http://localhost:3001/x',
  ]
  const audits = (registrationId: string) =>
    p.t.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', '=', 'payment.createRefused')
      .where('subject_id', '=', registrationId)
      .execute()

  test.each(foreign)('the return address %j, recorded', async (url) => {
    const order = await p.anOrder()
    for (const field of ['successUrl', 'cancelUrl']) {
      const answer = await order.pay({ [field]: url })
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
    }
    expect((await audits(order.registration.id)).map(({ details }) => details)).toEqual([
      { code: 'invalid', fields: 'successUrl' },
      { code: 'invalid', fields: 'cancelUrl' },
    ])
    expect(p.stripe.created()).toBe(0)
  })

  test('another package than the ordered one, recorded', async () => {
    const order = await p.anOrder()
    const { id } = await p.t.db
      .selectFrom('packages')
      .select('id')
      .where('id', '<>', order.registration.package_id)
      .executeTakeFirstOrThrow()
    const answer = await order.pay({ packageId: id })
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'Dados do pacote ou registro não encontrados',
    ])
    expect(await audits(order.registration.id)).toHaveLength(1)
  })

  test("somebody else's order, and a price of one's own", async () => {
    const [mine, theirs] = [await p.anOrder(), await p.anOrder()]
    const foreignOrder = await mine.pay({
      businessRegistrationId: theirs.registration.id,
      packageId: theirs.registration.package_id,
    })
    expect(foreignOrder.statusCode).toBe(404)
    expect((await mine.pay({ amount: 1 })).statusCode).toBe(400)
    expect(p.stripe.created()).toBe(0)
  })
})

describe('what orders use', () => {
  test('a session is closed before its order changes', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    expect(await expireOpenSession(p.t.context, order.payment.id)).toBe('closed')
    expect(p.stripe.sessions.get(session)?.status).toBe('expired')
    expect(await order.now()).toMatchObject({ provider_session_id: null, attempt_at: null, attempt: 2 })
    expect(await expireOpenSession(p.t.context, order.payment.id)).toBe('closed')
  })

  test('a session that was paid meanwhile is not closed', async () => {
    const order = await p.anOrder()
    p.stripe.pay(await order.open(), false)
    expect(await expireOpenSession(p.t.context, order.payment.id)).toBe('paid')
    expect((await order.now()).payment_status).toBe('paid')
    expect(await expireOpenSession(p.t.context, order.payment.id)).toBe('paid')
  })

  test('a session that is being opened while its order changes cannot be paid', async () => {
    p.stripe.delayMs = 500
    const order = await p.anOrder()
    const opening = order.pay()
    await sleep(250)
    expect(await expireOpenSession(p.t.context, order.payment.id)).toBe('closed')
    expect((await opening).statusCode).toBe(409)
    const mine = [...p.stripe.sessions.values()].filter(({ metadata }) => metadata.payment_id === order.payment.id)
    expect(mine.map(({ status }) => status)).toEqual(['expired'])
  })

  test('a Stripe that is away is told, and nothing is closed', async () => {
    const order = await p.anOrder()
    await order.open()
    p.stripe.trouble = 'down'
    await expect(expireOpenSession(p.t.context, order.payment.id)).rejects.toMatchObject({
      code: 'payment_unavailable',
    })
    expect((await order.now()).attempt).toBe(1)
  })

  test('a payment is marked as paid once', async () => {
    const order = await p.anOrder()
    const mark = () => inTransaction(p.t.context, (tx) => markPaid(tx, { paymentId: order.payment.id }))
    expect([await mark(), await mark()]).toEqual([true, false])
    const { paid_at } = await p.t.db
      .selectFrom('business_registrations')
      .select('paid_at')
      .where('id', '=', order.registration.id)
      .executeTakeFirstOrThrow()
    expect(paid_at).not.toBeNull()
  })
})

test('a page that a click stores while the attempt is being closed is closed too', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  const { id } = await order.now()
  const store = (provider_session_id: string | null) => ({ provider_session_id })
  await p.t.db.updateTable('payments').set(store(null)).where('id', '=', id).execute()
  const { closing } = await inTransaction(p.t.context, async (tx) => {
    await tx.db.updateTable('payments').set(store(session)).where('id', '=', id).execute()
    const started = expireOpenSession(p.t.context, id)
    // Long enough for `expireOpenSession` to read the payment without its session and to wait for this transaction's lock.
    await sleep(500)
    return { closing: started }
  })
  expect(await closing).toBe('closed')
  expect(p.stripe.sessions.get(session)?.status).toBe('expired')
})
