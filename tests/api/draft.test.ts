import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { sweep } from '#server/jobs/sweep.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const DAY = 86_400_000

let t: TestApp
let customer: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  customer = await t.person('user')
})
afterEach(() => {
  t.clock.ahead = 0
})

const olderPerson = {
  firstName: 'Joana',
  lastName: '',
  email: 'joana@',
  phone: '',
  address: { country: 'BR', street: '', city: '', state: '', zipCode: '013' },
  share: 10_000,
}
const person = { ...olderPerson, taxCountry: 'PT', usPerson: true, identityNumber: '' }
const data = {
  companyTypeId: 'llc',
  stateId: null,
  packageId: null,
  company: { companyName: 'Ipê', alternativeNames: ['', ''], businessPurpose: '', industry: '' },
  owners: { main: person, partners: [] },
}
const aDraft = (more: object = {}) => ({ orderKey: randomUUID(), step: 4, data, ...more })
const save = (body: object, cookie = customer.cookie) => t.call('PUT', '/api/draft', { cookie, body })
const read = async (cookie = customer.cookie) => (await t.call('GET', '/api/draft', { cookie })).json().draft

describe('the draft of a customer', () => {
  test('is kept half filled, and the last one wins', async () => {
    expect(await read()).toBeNull()
    const first = aDraft()
    expect((await save(first)).statusCode).toBe(200)
    expect(await read()).toEqual({ ...first, ordered: false, updatedAt: expect.any(String) })
    const second = aDraft({ step: 5 })
    await save(second)
    expect(await read()).toMatchObject(second)
    const { rows } = await t.owner.query('select 1 from wizard_drafts where user_id = $1', [customer.id])
    expect(rows).toHaveLength(1)
  })

  test('says when its order was placed and only waits for its payment', async () => {
    const order = await anOrder(t)
    await save(aDraft({ orderKey: order.key, step: 6 }))
    expect((await read()).ordered).toBe(false)
    const placed = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
    expect(placed.statusCode).toBe(201)
    expect((await read()).ordered).toBe(true)
  })

  test("is nobody else's", async () => {
    await save(aDraft())
    const other = await t.person('user')
    expect(await read(other.cookie)).toBeNull()
    await t.call('DELETE', '/api/draft', { cookie: other.cookie })
    expect(await read()).not.toBeNull()
  })

  test('is forgotten on request, and forgetting nothing is fine', async () => {
    await save(aDraft())
    for (let n = 0; n < 2; n++) {
      expect((await t.call('DELETE', '/api/draft', { cookie: customer.cookie })).statusCode).toBe(200)
      expect(await read()).toBeNull()
    }
  })

  test('lives thirty days from the last change and is then removed', async () => {
    await save(aDraft())
    const kept = async () =>
      (
        await t.owner.query('select expires_at - updated_at as life from wizard_drafts where user_id = $1', [
          customer.id,
        ])
      ).rows
    const { rows } = await t.owner.query('select expires_at from wizard_drafts where user_id = $1', [customer.id])
    expect(Math.abs(rows[0].expires_at.getTime() - Date.now() - 30 * DAY)).toBeLessThan(60_000)
    await t.owner.query(`update wizard_drafts set expires_at = now() - interval '1 second' where user_id = $1`, [
      customer.id,
    ])
    expect(await read()).toBeNull()
    await sweep(t.services, features)
    expect(await kept()).toEqual([])
  })

  test('in a shape that is no longer known is none', async () => {
    await save(aDraft())
    await t.owner.query(`update wizard_drafts set data = '{"old": true}' where user_id = $1`, [customer.id])
    expect(await read()).toBeNull()
  })

  test('from before a field was asked for begins with it as a new one does', async () => {
    const older = { ...data, owners: { main: olderPerson, partners: [] } }
    const begun = { taxCountry: 'BR', usPerson: null, identityNumber: '' }
    expect((await save(aDraft({ data: older }))).statusCode).toBe(200)
    expect((await read()).data.owners.main).toEqual({ ...olderPerson, ...begun })
    await t.owner.query('update wizard_drafts set data = $2 where user_id = $1', [customer.id, JSON.stringify(older)])
    expect((await read()).data.owners.main).toEqual({ ...olderPerson, ...begun })
  })

  test('outlives the order and is gone once that is paid, here because it costs nothing', async () => {
    const body = await anOrder(t)
    await save(aDraft({ orderKey: body.key }))
    expect((await t.call('POST', '/api/orders', { cookie: customer.cookie, body })).statusCode).toBe(201)
    expect(await read()).toMatchObject({ orderKey: body.key })
    await t.owner.query(`update facts set amount = 0 where kind = 'formation_fee' and state_id = 'utah'`)
    await t.owner.query('update packages set price = 0 where id = $1', [body.packageId])
    const free = { ...body, stateId: 'utah', seenTotalCents: 0 }
    const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: free })
    expect(answer.json()).toMatchObject({ paid: true })
    expect(await read()).toBeNull()
  })
})

test('a draft whose order is paid is neither saved again nor offered', async () => {
  const order = await anOrder(t)
  await save(aDraft({ orderKey: order.key, step: 6 }))
  const placed = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
  // The order is paid on another device while this one saves its draft once more.
  await t.owner.query('update business_registrations set paid_at = now() where id = $1', [placed.json().registrationId])
  expect(await read()).toBeNull()
  const late = await save(aDraft({ orderKey: order.key, step: 6 }))
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'order_paid'])
  const another = aDraft({ step: 4 })
  expect((await save(another)).statusCode).toBe(200)
  expect(await read()).toMatchObject(another)
})

describe('what has no place in a draft is refused', () => {
  test.each<[string, object, string]>([
    ['a card', { data: { ...data, cardNumber: '4242424242424242' } }, 'data.cardNumber'],
    ['a card beside it', { payment: { cvv: '123' } }, 'payment'],
    [
      'a card of the owner',
      { data: { ...data, owners: { main: { ...person, cvv: '123' }, partners: [] } } },
      'data.owners.main.cvv',
    ],
    [
      'an identity number',
      { data: { ...data, owners: { main: { ...person, identityNumber: 'FD123456' }, partners: [] } } },
      'data.owners.main.identityNumber',
    ],
    ['step 8', { step: 8 }, 'step'],
    ['no key', { orderKey: '1' }, 'orderKey'],
    [
      'a long text',
      { data: { ...data, company: { ...data.company, businessPurpose: 'a'.repeat(2001) } } },
      'data.company.businessPurpose',
    ],
    ['a NUL', { data: { ...data, company: { ...data.company, companyName: '\0' } } }, 'data.company.companyName'],
    [
      '20 partners',
      { data: { ...data, owners: { main: person, partners: Array(20).fill(person) } } },
      'data.owners.partners',
    ],
  ])('%s', async (_, change, field) => {
    const answer = await save(aDraft(change))
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
    expect(await read()).toBeNull()
  })
})

describe('the funnel', () => {
  const reached = async () =>
    (await t.owner.query('select day::text, step, reached from funnel_counts order by day, step')).rows
  const count = (step: unknown) => t.call('POST', '/api/funnel', { body: { step } })

  test('counts steps by day in São Paulo and knows nobody', async () => {
    // 23:30 in São Paulo is the next day in UTC.
    const evening = Date.UTC(2027, 4, 11, 2, 30)
    t.clock.ahead = evening - Date.now()
    for (const step of [1, 1, 2]) expect((await count(step)).statusCode).toBe(200)
    t.clock.ahead = evening + 3_600_000 - Date.now()
    await count(1)
    expect(await reached()).toEqual([
      { day: '2027-05-10', step: 1, reached: 2 },
      { day: '2027-05-10', step: 2, reached: 1 },
      { day: '2027-05-11', step: 1, reached: 1 },
    ])
  })

  test('refuses made-up steps', async () => {
    const before = await reached()
    for (const step of [0, 8, 1.5, '1', null]) expect((await count(step)).statusCode).toBe(400)
    expect(await reached()).toEqual(before)
  })

  test('loses no count when many come at once', async () => {
    await t.owner.query('delete from funnel_counts')
    await t.db.deleteFrom('rate_limits').execute()
    await Promise.all(Array.from({ length: 30 }, () => count(3)))
    expect((await reached()).map((row) => row.reached)).toEqual([30])
  })
})
