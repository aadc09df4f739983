import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type Paying, payingApp, returns } from '#tests/support/paying.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let p: Paying
let t: TestApp
let customer: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  p = await payingApp()
  t = p.t
})
afterAll(() => p.close())
beforeEach(async () => {
  customer = await t.person('user')
})

const send = (body: object) => t.call('POST', '/api/orders', { cookie: customer.cookie, body })
const pay = ({ packageId }: OrderInput, registrationId: string) =>
  t.call('POST', '/api/functions/create-payment', {
    cookie: customer.cookie,
    body: { packageId, businessRegistrationId: registrationId, ...returns },
  })
const renamed = (order: OrderInput, companyName: string): OrderInput => ({
  ...order,
  company: { ...order.company, companyName },
})
const ordersOf = async () =>
  (await t.owner.query('select id, company_name from business_registrations where user_id = $1', [customer.id])).rows
const count = async (text: string) =>
  Number((await t.owner.query(`select count(*) from ${text}`, [customer.id])).rows[0].count)

const opened = async (body: OrderInput) => {
  const { registrationId, paymentId } = (await send(body)).json()
  const answer = await pay(body, registrationId)
  expect(answer.statusCode, answer.body).toBe(200)
  return { registrationId, paymentId, url: String(answer.json().url) }
}

describe('an open session of the built-in provider', () => {
  test('can no longer be paid once the order has changed', async () => {
    const body = await anOrder(t)
    const old = await opened(body)
    const changed = await send(renamed(body, 'Ipê LLC'))
    expect(changed.statusCode, changed.body).toBe(201)
    const session = /test_[A-Za-z0-9_-]{20,80}/.exec(old.url)?.[0]
    const late = await t.call('POST', `/api/test-payments/${session}`, {
      cookie: customer.cookie,
      body: { outcome: 'succeed' },
    })
    expect(late.statusCode).toBeGreaterThanOrEqual(400)
    expect((await pay(body, old.registrationId)).statusCode).toBe(404)
    expect((await pay(body, changed.json().registrationId)).statusCode).toBe(200)
    expect(await ordersOf()).toEqual([{ id: changed.json().registrationId, company_name: 'Ipê LLC' }])
  })
})

describe('a failure in between', () => {
  const tables = `(select 1 from business_registrations where user_id = $1
    union all select 1 from order_keys where user_id = $1
    union all select 1 from notifications where user_id = $1 and event = 'order.created'
    union all select 1 from outbox_mails where user_id = $1 and template = 'order-received') x`

  test.each(['notifications', 'outbox_mails', 'audit_log', 'documents', 'order_keys'])(
    'while writing %s leaves nothing, and the next try succeeds',
    async (table) => {
      const body = await anOrder(t)
      await t.owner.query(`create function fail_now() returns trigger language plpgsql as
        $$ begin raise exception 'planted'; end $$`)
      await t.owner.query(`create trigger fail_now before insert on ${table} execute function fail_now()`)
      const failed = await send(body)
      await t.owner.query(`drop trigger fail_now on ${table}`)
      await t.owner.query('drop function fail_now()')
      expect(failed.statusCode).toBe(500)
      expect(await count(tables)).toBe(0)
      expect((await send(body)).statusCode).toBe(201)
      expect(await count(tables)).toBe(4)
    },
  )

  test('while replacing keeps the old order', async () => {
    const body = await anOrder(t)
    const old = (await send(body)).json()
    const answer = await send({ ...renamed(body, 'Ipê LLC'), seenTotalCents: 1 })
    expect(answer.statusCode).toBe(409)
    expect(await ordersOf()).toEqual([{ id: old.registrationId, company_name: body.company.companyName }])
    expect((await send(body)).json()).toEqual(old)
  })
})

// Runs last, because the built-in provider takes no payments once Stripe is connected.
describe('an open session of Stripe', () => {
  beforeAll(async () => void (await p.connect()))
  beforeEach(() => {
    p.stripe.trouble = 'none'
  })

  const sessionOf = async (paymentId: string): Promise<string> =>
    (await t.owner.query('select provider_session_id as id from payments where id = $1', [paymentId])).rows[0].id

  test('is closed before its order goes, outside of any transaction', async () => {
    const body = await anOrder(t)
    const { registrationId, paymentId } = await opened(body)
    const session = await sessionOf(paymentId)
    const { deliverTo } = p.stripe
    onTestFinished(() => {
      p.stripe.deliverTo = deliverTo
    })
    const seen: unknown[] = []
    // Stripe's webhook about the closed session arrives before Stripe answers the call that closes it.
    p.stripe.deliverTo = async () => {
      const unlocked = await t.owner.query(
        'select id from business_registrations where user_id = $1 for update skip locked',
        [customer.id],
      )
      seen.push([p.stripe.sessions.get(session)?.status, unlocked.rows.map(({ id }) => id)])
    }
    const placed = await send(renamed(body, 'Ipê LLC'))
    expect(placed.statusCode, placed.body).toBe(201)
    expect(seen).toEqual([['expired', [registrationId]]])
    expect(await ordersOf()).toEqual([{ id: placed.json().registrationId, company_name: 'Ipê LLC' }])
  })

  test('that was paid meanwhile keeps the order', async () => {
    const body = await anOrder(t)
    const { registrationId, paymentId } = await opened(body)
    await p.stripe.pay(await sessionOf(paymentId), false)
    const answer = await send(renamed(body, 'Ipê LLC'))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_paid'])
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
  })

  test('that cannot be closed keeps the order', async () => {
    const body = await anOrder(t)
    const { registrationId } = await opened(body)
    p.stripe.trouble = 'down'
    const answer = await send(renamed(body, 'Ipê LLC'))
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'payment_unavailable'])
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
  })

  test('that opens again after each closing keeps the order', async () => {
    const body = await anOrder(t)
    const { registrationId, paymentId } = await opened(body)
    // Simulates a payment attempt in another tab: a new attempt starts as soon as one is closed.
    await t.owner.query(`create function begin_again() returns trigger language plpgsql as
      $$ begin
        new.attempt_at := old.attempt_at; new.success_url := old.success_url; new.cancel_url := old.cancel_url;
        return new;
      end $$`)
    await t.owner.query(`create trigger begin_again before update on payments for each row
      when (old.attempt_at is not null and new.attempt_at is null) execute function begin_again()`)
    const answer = await send(renamed(body, 'Ipê LLC'))
    await t.owner.query('drop trigger begin_again on payments')
    await t.owner.query('drop function begin_again()')
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
    const { rows } = await t.owner.query('select attempt from payments where id = $1', [paymentId])
    expect(rows).toEqual([{ attempt: 4 }])
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
  })
})
