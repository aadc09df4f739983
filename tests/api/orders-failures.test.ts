import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { orderCreation } from '#features/orders/server/create-order.ts'
import type { OrderPayments } from '#features/orders/server/place-order.ts'
import type { Context } from '#server/context.ts'
import { stranger } from '#server/language/reader.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let customer: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  customer = await t.person('user')
})

const send = (body: object) => t.call('POST', '/api/orders', { cookie: customer.cookie, body })
const renamed = (order: OrderInput, companyName: string): OrderInput => ({
  ...order,
  company: { ...order.company, companyName },
})
const ordersOf = async () =>
  (await t.owner.query('select id, company_name from business_registrations where user_id = $1', [customer.id])).rows
const count = async (text: string) =>
  Number((await t.owner.query(`select count(*) from ${text}`, [customer.id])).rows[0].count)

describe('an open session of the provider', () => {
  const asCustomer = async (): Promise<Context> => {
    const session = { id: randomUUID(), userId: customer.id, email: '', name: '', role: 'user' as const }
    const acting = { impersonationId: null, impersonatorId: null, actingUntil: null }
    const times = { startedAt: t.context.now, provedAt: null }
    const more = { emailVerified: true, reader: stranger, ...times, required: null, ...acting }
    return { ...t.context, actor: { kind: 'account', id: customer.id, role: 'user' }, session: { ...session, ...more } }
  }
  const begin = (paymentId: string) =>
    t.owner.query(
      `update payments set provider = 'test', provider_session_id = 'test_' || id, attempt_at = now(),
        success_url = 'a', cancel_url = 'b' where id = $1`,
      [paymentId],
    )
  const close = (paymentId: string) =>
    t.owner.query('update payments set provider_session_id = null, attempt_at = null where id = $1', [paymentId])
  const place = async (body: OrderInput, expireOpenSession: OrderPayments['expireOpenSession']) =>
    orderCreation({ expireOpenSession, markPaid: async () => undefined })(await asCustomer(), body)

  test('is closed before its order goes, outside of any transaction', async () => {
    const body = await anOrder(t)
    const { paymentId, registrationId } = (await send(body)).json()
    await begin(paymentId)
    const seen: unknown[] = []
    const placed = await place(renamed(body, 'Ipê LLC'), async (context, id) => {
      seen.push([id, context.db.isTransaction, (await ordersOf()).map((order) => order.id)])
      await close(id)
      return 'closed'
    })
    expect(seen).toEqual([[paymentId, false, [registrationId]]])
    expect(await ordersOf()).toEqual([{ id: placed.registrationId, company_name: 'Ipê LLC' }])
  })

  test('of the built-in provider can no longer be paid once the order has changed', async () => {
    const body = await anOrder(t)
    const old = (await send(body)).json()
    const pay = (registrationId: string) =>
      t.call('POST', '/api/functions/create-payment', {
        cookie: customer.cookie,
        body: {
          packageId: body.packageId,
          businessRegistrationId: registrationId,
          successUrl: `${ORIGIN}/user/dashboard?payment=success`,
          cancelUrl: `${ORIGIN}/cadastro?payment=cancelled`,
        },
      })
    const opened = await pay(old.registrationId)
    expect(opened.statusCode, opened.body).toBe(200)
    const changed = await send(renamed(body, 'Ipê LLC'))
    expect(changed.statusCode, changed.body).toBe(201)
    const session = /test_[A-Za-z0-9_-]{20,80}/.exec(opened.json().url)?.[0]
    const late = await t.call('POST', `/api/test-payments/${session}`, {
      cookie: customer.cookie,
      body: { outcome: 'succeed' },
    })
    expect(late.statusCode).toBeGreaterThanOrEqual(400)
    expect((await pay(old.registrationId)).statusCode).toBe(404)
    expect((await pay(changed.json().registrationId)).statusCode).toBe(200)
    expect(await ordersOf()).toEqual([{ id: changed.json().registrationId, company_name: 'Ipê LLC' }])
  })

  test('that was paid meanwhile keeps the order', async () => {
    const body = await anOrder(t)
    const { paymentId, registrationId } = (await send(body)).json()
    await begin(paymentId)
    await expect(place(renamed(body, 'Ipê LLC'), async () => 'paid')).rejects.toMatchObject({ code: 'order_paid' })
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
  })

  test('that cannot be closed keeps the order', async () => {
    const body = await anOrder(t)
    const { paymentId, registrationId } = (await send(body)).json()
    await begin(paymentId)
    const away = place(renamed(body, 'Ipê LLC'), async () => {
      throw new Error('away')
    })
    await expect(away).rejects.toThrow('away')
    // This session opens again after each closing, as if somebody were paying in another tab.
    await expect(place(renamed(body, 'Ipê LLC'), async () => 'closed')).rejects.toMatchObject({ code: 'conflict' })
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
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
