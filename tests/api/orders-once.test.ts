import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

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
const mine = 'business_registration_id in (select id from business_registrations where user_id = $1)'

describe('one order per key', () => {
  test('fifty submits at once make one order and one answer', async () => {
    const body = await anOrder(t)
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await ordersOf()).toHaveLength(1)
    expect(await count(`payments where ${mine}`)).toBe(1)
    expect(await count(`outbox_mails where template = 'order-received' and user_id = $1`)).toBe(1)
    expect(await count(`notifications where event = 'order.created' and user_id = $1`)).toBe(1)
  })

  test('a lost answer is asked for again and comes alike, however the fields are arranged', async () => {
    const body = await anOrder(t)
    const first = await send(body)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    const again = await send({ ...turned, company: { ...body.company, companyName: ` ${body.company.companyName} ` } })
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await ordersOf()).toHaveLength(1)
  })

  test('two keys are two orders', async () => {
    const body = await anOrder(t)
    await send(body)
    await send({ ...body, key: randomUUID() })
    expect(await ordersOf()).toHaveLength(2)
  })
})

describe('identity numbers, which no draft keeps', () => {
  const cpf = '52998224725'
  const detail = async () => {
    const [order] = await ordersOf()
    const answer = await t.call('GET', `/api/registrations/${order.id}/detail`, { cookie: customer.cookie })
    return answer.json().owners.map((owner: { identityNumber: string | null }) => owner.identityNumber)
  }
  const partner = anOwner({ firstName: 'Rui', identityNumber: 'FD123456', share: 4000 })
  const body = async () =>
    anOrder(t, { owners: { main: anOwner({ identityNumber: cpf, share: 6000 }), partners: [partner] } })
  const withoutNumbers = (order: OrderInput, more: object = {}): OrderInput => ({
    ...order,
    owners: {
      main: { ...order.owners.main, identityNumber: null, ...more },
      partners: order.owners.partners.map((owner) => ({ ...owner, identityNumber: null })),
    },
  })

  test('stay with the order when somebody comes back without them, and it is still the same order', async () => {
    const told = await body()
    const first = await send(told)
    expect(await detail()).toEqual([cpf, 'FD123456'])
    const again = await send(withoutNumbers(told))
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await detail()).toEqual([cpf, 'FD123456'])
  })

  test('stay when something else of the order changes', async () => {
    const told = await body()
    await send(told)
    expect((await send(withoutNumbers(renamed(told, 'Ipê LLC')))).statusCode).toBe(201)
    expect(await ordersOf()).toMatchObject([{ company_name: 'Ipê LLC' }])
    expect(await detail()).toEqual([cpf, 'FD123456'])
  })

  test('go with the owner they belong to, and give way to another one', async () => {
    const told = await body()
    await send(told)
    await send(withoutNumbers(told, { firstName: 'Eva' }))
    expect(await detail()).toEqual([null, 'FD123456'])
    await send(withoutNumbers(told, { firstName: 'Eva', identityNumber: 'AB987654' }))
    expect(await detail()).toEqual(['AB987654', 'FD123456'])
  })
})

describe('a changed order', () => {
  test('replaces the unpaid one whole', async () => {
    const body = await anOrder(t)
    const old = (await send(body)).json()
    const owners = { main: anOwner({ share: 5000 }), partners: [anOwner({ firstName: 'Rui', share: 5000 })] }
    const changed = renamed({ ...body, owners }, 'Ipê LLC')
    const answer = await send(changed)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(await ordersOf()).toEqual([{ id: answer.json().registrationId, company_name: 'Ipê LLC' }])
    expect(answer.json().paymentId).not.toBe(old.paymentId)
    expect(await count(`business_owners where ${mine}`)).toBe(2)
    expect(await count(`payments where ${mine}`)).toBe(1)
    expect(await count(`documents where ${mine}`)).toBe(5)
    expect(await count(`process_status_history where ${mine}`)).toBe(1)
    expect(await count(`notifications where event = 'order.created' and user_id = $1`)).toBe(1)
    const gone = await t.owner.query('select 1 from payments where id = $1', [old.paymentId])
    expect(gone.rows).toEqual([])
    const { rows } = await t.owner.query(`select action from audit_log where subject_id = $1 order by id`, [
      old.registrationId,
    ])
    expect(rows.map(({ action }) => action)).toEqual(['order.created', 'order.replaced'])
    expect((await send(changed)).body).toBe(answer.body)
  })

  test('fifty different submits at once under one key leave one order', async () => {
    const body = await anOrder(t)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(renamed(body, `Ipê ${n} LLC`))))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201)).toEqual([])
    const left = await ordersOf()
    expect(left).toHaveLength(1)
    expect(answers.map((answer) => answer.json().registrationId)).toContain(left[0].id)
    expect(await count(`payments where ${mine}`)).toBe(1)
  })

  test('is refused once it is paid, and the same again is still answered', async () => {
    const body = await anOrder(t)
    const { registrationId } = (await send(body)).json()
    await t.owner.query(
      `update payments set payment_status = 'paid', paid_at = now() where business_registration_id = $1`,
      [registrationId],
    )
    await t.owner.query('update business_registrations set paid_at = now() where id = $1', [registrationId])
    const answer = await send(renamed(body, 'Ipê LLC'))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_paid'])
    const same = await send(body)
    expect([same.statusCode, same.json()]).toEqual([201, expect.objectContaining({ registrationId, paid: true })])
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
  })

  test('is what the same one is taken for under a hash of an earlier version, and nothing fails', async () => {
    const body = await anOrder(t)
    const earlier = async () =>
      void (await t.owner.query(`update order_keys set content_hash = 'earlier' where key = $1`, [body.key]))
    const old = (await send(body)).json()
    await earlier()
    const again = await send(body)
    expect(again.statusCode, again.body).toBe(201)
    const { registrationId } = again.json()
    expect(registrationId).not.toBe(old.registrationId)
    expect(await ordersOf()).toEqual([{ id: registrationId, company_name: body.company.companyName }])
    await t.owner.query(`update payments set payment_status = 'paid', paid_at = now() where id = $1`, [
      again.json().paymentId,
    ])
    await earlier()
    expect((await send(body)).json().error.code).toBe('order_paid')
  })

  test('is refused once somebody works on it', async () => {
    const body = await anOrder(t)
    const { registrationId } = (await send(body)).json()
    const agent = await t.person('agent')
    await t.owner.query(`update business_registrations set assigned_agent_id = $2 where id = $1`, [
      registrationId,
      agent.id,
    ])
    const answer = await send(renamed(body, 'Ipê LLC'))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_in_progress'])
  })

  test('keeps the messages of the provider and lists its files for removal', async () => {
    const body = await anOrder(t)
    const { registrationId, paymentId } = (await send(body)).json()
    await t.owner.query(
      `insert into payment_events (provider, event_id, type, payment_id) values ('test', $1, 'expired', $2)`,
      [`evt_${paymentId}`, paymentId],
    )
    await t.owner.query(
      `insert into document_versions (document_id, version, file_path, file_name, content_type, size_bytes, sha256)
       select id, 1, 'file-' || id, 'a.pdf', 'application/pdf', 1, repeat('a', 64) from documents
       where business_registration_id = $1`,
      [registrationId],
    )
    expect((await send(renamed(body, 'Ipê LLC'))).statusCode).toBe(201)
    const events = await t.owner.query('select payment_id from payment_events where event_id = $1', [
      `evt_${paymentId}`,
    ])
    expect(events.rows).toEqual([{ payment_id: null }])
    expect((await t.owner.query('select 1 from file_removals')).rows).toHaveLength(3)
  })
})
