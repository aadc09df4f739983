import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { paidEvent, sendSigned, storedEvents } from '#tests/support/webhook-messages.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())

const signed = (event: object, secret?: string, at?: Date) => sendSigned(p, event, secret, at)

describe('what is not ours', () => {
  const refusals = (paymentId: string) =>
    p.t.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'payment.eventRefused')
      .where('subject_id', '=', paymentId)
      .execute()
  const changed: [
    string,
    (session: { amount: number; currency: string; livemode: boolean; metadata: Record<string, string> }) => void,
  ][] = [
    ['amount', (session) => Object.assign(session, { amount: session.amount - 1 })],
    ['currency', (session) => Object.assign(session, { currency: 'brl' })],
    ['livemode', (session) => Object.assign(session, { livemode: true })],
    ['metadata', (session) => Object.assign(session.metadata, { registration_id: 'another' })],
  ]
  test.each(changed)('another %s is refused, recorded once and counted', async (because, change) => {
    const order = await p.anOrder()
    const session = await order.open()
    p.stripe.pay(session, false)
    const known = p.stripe.sessions.get(session)
    if (known) change(known)
    expect((await signed(paidEvent(session))).statusCode).toBe(400)
    expect((await signed(paidEvent(session))).statusCode).toBe(400)
    expect((await order.now()).payment_status).toBe('pending')
    expect((await refusals(order.payment.id)).map(({ details }) => details)).toMatchObject([{ because }])
  })

  test('an event of another account, of the other mode, of an unknown session', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    p.stripe.pay(session, false)
    const foreign = [
      paidEvent(session, { id: 'evt_account', account: 'acct_another' }),
      paidEvent(session, { id: 'evt_live', livemode: true }),
      paidEvent('cs_test_unknown'),
    ]
    for (const event of foreign) expect((await signed(event)).statusCode).toBe(400)
    expect((await order.now()).payment_status).toBe('pending')
    const metrics = (await p.t.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
    expect(Number(/^travessia_payment_events_refused (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(3)
  })

  test('an unknown type is accepted and ignored', async () => {
    const before = await storedEvents(p)
    const answer = await signed(paidEvent('cs_any', { id: 'evt_other', type: 'customer.created' }))
    expect([answer.statusCode, await storedEvents(p)]).toEqual([200, before])
  })

  test('the end of a session whose order was replaced is no reason to alarm', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    await p.t.db.deleteFrom('payments').where('id', '=', order.payment.id).execute()
    const known = p.stripe.sessions.get(session)
    if (known) known.status = 'expired'
    expect((await signed(paidEvent(session, { type: 'checkout.session.expired' }))).statusCode).toBe(200)
  })

  test('a Stripe that cannot be asked makes the message come again', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    p.stripe.pay(session, false)
    p.stripe.trouble = 'down'
    const before = await storedEvents(p)
    expect((await signed(paidEvent(session))).statusCode).toBe(503)
    expect(await storedEvents(p)).toBe(before)
    p.stripe.trouble = 'none'
    expect((await signed(paidEvent(session))).statusCode).toBe(200)
    expect((await order.now()).payment_status).toBe('paid')
  })
})
