import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#features/payments/server/provider/signature.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { bytesOf, paidEvent, sendSigned, storedEvents } from '#tests/support/webhook-messages.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
})
afterAll(() => p.close())

const signed = (event: object, secret?: string, at?: Date) => sendSigned(p, event, secret, at)

describe('the signature', () => {
  let session: string
  let order: Awaited<ReturnType<Paying['anOrder']>>
  beforeAll(async () => {
    order = await p.anOrder()
    session = await order.open()
    p.stripe.pay(session, false)
  })
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const attempts: [string, () => ReturnType<Paying['deliver']>][] = [
    ['is missing', () => p.deliver(bytesOf(paidEvent(session)), undefined)],
    ['is nonsense', () => p.deliver(bytesOf(paidEvent(session)), 'v1=abc')],
    ['was made with the secret of another endpoint', () => signed(paidEvent(session), 'whsec_ofAnotherEndpoint')],
    ['is too old', () => signed(paidEvent(session), p.stripe.secret, new Date(Date.now() - 301_000))],
    ['comes from the future', () => signed(paidEvent(session), p.stripe.secret, hour(1))],
    [
      'has only the old scheme',
      () =>
        p.deliver(
          bytesOf(paidEvent(session)),
          sign(bytesOf(paidEvent(session)), p.stripe.secret, new Date()).replace('v1=', 'v0='),
        ),
    ],
    [
      'is of other bytes',
      () => {
        const body = bytesOf(paidEvent(session))
        const signature = sign(body, p.stripe.secret, new Date())
        body[body.length - 2] = 0x20
        return p.deliver(body, signature)
      },
    ],
    ['is right for what is no JSON', () => p.deliver('{', sign(Buffer.from('{'), p.stripe.secret, new Date()))],
  ]
  test.each(attempts)('that %s is refused and leaves nothing', async (_, attempt) => {
    const before = await storedEvents(p)
    expect((await attempt()).statusCode).toBe(400)
    expect(await storedEvents(p)).toBe(before)
    expect((await order.now()).payment_status).toBe('pending')
  })

  test('may stand among others and needs no session nor Origin', async () => {
    const body = bytesOf(paidEvent(session))
    const [time, right] = sign(body, p.stripe.secret, new Date()).split(',')
    const answer = await p.deliver(body, `${time},v0=${'0'.repeat(64)},v1=${'1'.repeat(64)},${right}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect((await order.now()).payment_status).toBe('paid')
  })

  test('a body that is too large is refused before it is read to its end', async () => {
    const answer = await p.deliver('x'.repeat(600 * 1024), 't=1,v1=00')
    expect(answer.statusCode).toBe(413)
  })
})

test('after a change of the secret the old one is accepted for a day', async () => {
  const [first, second] = [await p.anOrder(), await p.anOrder()]
  const [one, two] = [await first.open(), await second.open()]
  p.stripe.pay(one, false)
  p.stripe.pay(two, false)
  const old = p.stripe.secret
  p.stripe.secret = 'whsec_rotatedSecret5678'
  await p.connect()
  expect((await signed(paidEvent(one), old)).statusCode).toBe(200)
  p.t.clock.ahead = 25 * 3_600_000
  const then = new Date(Date.now() + p.t.clock.ahead)
  expect((await signed(paidEvent(two), old, then)).statusCode).toBe(400)
  expect((await signed(paidEvent(two), p.stripe.secret, then)).statusCode).toBe(200)
  p.t.clock.ahead = 0
})
