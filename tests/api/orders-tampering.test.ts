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
const tables = ['business_registrations', 'business_owners', 'payments', 'documents', 'order_keys', 'outbox_mails']
const written = async () => {
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
  return (await t.owner.query(`select ${counts.join()}`)).rows[0]
}
const refusals = async () =>
  (
    await t.owner.query(`select details from audit_log where action = 'order.refused' and actor_id = $1`, [customer.id])
  ).rows.map(({ details }) => details)
const nothingWritten = async (work: () => Promise<void>) => {
  const before = await written()
  await work()
  expect(await written()).toEqual(before)
}

describe('what our own pages never send is refused and recorded', () => {
  test.each([-1, 1, -19_900])('a total that is off by %d cents', (difference) =>
    nothingWritten(async () => {
      const body = await anOrder(t)
      const answer = await send({ ...body, seenTotalCents: body.seenTotalCents + difference })
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'price_changed'])
      expect(answer.json().error.message).toContain('O preço mudou')
      expect(await refusals()).toEqual([{ code: 'price_changed', fields: '' }])
    }),
  )

  test('a total of nothing', () =>
    nothingWritten(async () => {
      expect((await send({ ...(await anOrder(t)), seenTotalCents: 0 })).statusCode).toBe(409)
    }))

  test.each([
    ['packageId', { packageId: randomUUID() }],
    ['stateId', { stateId: 'atlantis' }],
    ['companyTypeId', { companyTypeId: 'guild' }],
    ['companyTypeId', { companyTypeId: 'partnership' }],
    ['companyTypeId', { companyTypeId: 'sole-proprietorship' }],
  ])('an unknown %s', (field, change) =>
    nothingWritten(async () => {
      const answer = await send({ ...(await anOrder(t)), ...change })
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
      expect(await refusals()).toEqual([{ code: 'invalid', fields: field }])
    }),
  )

  test('a package that is no longer sold', () =>
    nothingWritten(async () => {
      const body = await anOrder(t)
      await t.owner.query('update packages set deleted_at = now() where id = $1', [body.packageId])
      const answer = await send(body)
      await t.owner.query('update packages set deleted_at = null where id = $1', [body.packageId])
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['packageId']])
    }))

  test('the package of a cheaper plan with the total of the dearer one', () =>
    nothingWritten(async () => {
      const { rows } = await t.owner.query('select id from packages where price = 74900')
      expect((await send({ ...(await anOrder(t)), packageId: rows[0].id })).json().error.code).toBe('price_changed')
    }))

  test.each([
    ['too little', 9999, []],
    ['too much', 10_000, [100]],
    ['two halves and one hundredth', 5000, [5001]],
  ])('owners with %s', (_, main, partners) =>
    nothingWritten(async () => {
      const owners = { main: anOwner({ share: main }), partners: partners.map((share) => anOwner({ share })) }
      const answer = await send(await anOrder(t, { owners }))
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { 'owners.main.share': 'not_whole' }])
      expect(await refusals()).toEqual([{ code: 'invalid', fields: 'owners.main.share' }])
    }),
  )
})

type Change = (order: OrderInput) => object
const company =
  (more: object): Change =>
  (order) => ({ ...order, company: { ...order.company, ...more } })
const main =
  (more: object): Change =>
  (order) => ({
    ...order,
    owners: { ...order.owners, main: { ...order.owners.main, ...more } },
  })
const address =
  (more: object): Change =>
  (order) =>
    main({ address: { ...order.owners.main.address, ...more } })(order)

describe('every rule of the form is a rule of the call', () => {
  test.each<[string, Change, string]>([
    ['a name of nothing', company({ companyName: '  ' }), 'company.companyName'],
    ['a name too long', company({ companyName: 'a'.repeat(201) }), 'company.companyName'],
    ['a name that cannot be filed', company({ companyName: '日本' }), 'company.companyName'],
    ['a name of two lines', company({ companyName: 'A\nB LLC' }), 'company.companyName'],
    ['a NUL', company({ companyName: 'A\0B' }), 'company.companyName'],
    ['a direction mark', company({ companyName: 'A\u202eB' }), 'company.companyName'],
    ['three alternatives', company({ alternativeNames: ['A', 'B', 'C'] }), 'company.alternativeNames'],
    ['an empty alternative', company({ alternativeNames: [''] }), 'company.alternativeNames.0'],
    ['no purpose', company({ businessPurpose: '' }), 'company.businessPurpose'],
    ['a purpose too long', company({ businessPurpose: 'a'.repeat(2001) }), 'company.businessPurpose'],
    ['a made-up industry', company({ industry: 'Mineração' }), 'company.industry'],
    ['no first name', main({ firstName: '' }), 'owners.main.firstName'],
    ['no last name', main({ lastName: '' }), 'owners.main.lastName'],
    ['no e-mail', main({ email: 'joana' }), 'owners.main.email'],
    ['no phone', main({ phone: '' }), 'owners.main.phone'],
    ['a phone without digits', main({ phone: '((((((((' }), 'owners.main.phone'],
    ['a main share below 1', main({ share: 99 }), 'owners.main.share'],
    ['a main share above 100', main({ share: 10_001 }), 'owners.main.share'],
    ['a share that is no number', main({ share: '100' }), 'owners.main.share'],
    ['a share between two hundredths', main({ share: 9999.5 }), 'owners.main.share'],
    ['no street', address({ street: '' }), 'owners.main.address.street'],
    ['no city', address({ city: '' }), 'owners.main.address.city'],
    ['no state', address({ state: '' }), 'owners.main.address.state'],
    ['no postal code', address({ zipCode: '' }), 'owners.main.address.zipCode'],
    ['half a CEP', address({ zipCode: '01310' }), 'owners.main.address.zipCode'],
    ['half a ZIP', address({ country: 'US', zipCode: '3310' }), 'owners.main.address.zipCode'],
    ['a ZIP that is none', address({ country: 'US', zipCode: '33101-ABCD' }), 'owners.main.address.zipCode'],
    ['a country that is none', address({ country: 'Brasil' }), 'owners.main.address.country'],
    ['a tax country that is none', main({ taxCountry: 'Brasil' }), 'owners.main.taxCountry'],
    ['an address in a country under US sanctions', address({ country: 'CU' }), 'owners.main.address.country'],
    ['a tax residence in a country under US sanctions', main({ taxCountry: 'IR' }), 'owners.main.taxCountry'],
    ['no answer about US citizenship', main({ usPerson: null }), 'owners.main.usPerson'],
    ['a citizenship that is neither yes nor no', main({ usPerson: 'sim' }), 'owners.main.usPerson'],
    ['no tax country but a text of nothing', main({ taxCountry: '' }), 'owners.main.taxCountry'],
    ['a CPF with a wrong digit', main({ identityNumber: '529.982.247-26' }), 'owners.main.identityNumber'],
    ['a CPF of equal digits', main({ identityNumber: '111.111.111-11' }), 'owners.main.identityNumber'],
    ['a passport too short', main({ identityNumber: 'FD123' }), 'owners.main.identityNumber'],
    ['a passport too long', main({ identityNumber: 'A'.repeat(21) }), 'owners.main.identityNumber'],
    ['a passport with signs', main({ identityNumber: 'FD123456<' }), 'owners.main.identityNumber'],
    ['an identity number that is a number', main({ identityNumber: 52_998_224_725 }), 'owners.main.identityNumber'],
    ['a sealed identity number', main({ identityNumberSealed: 's1.a.b' }), 'owners.main.identityNumberSealed'],
    ['a key that is none', (order) => ({ ...order, key: 'mine' }), 'key'],
    ['no package', ({ packageId: _, ...order }) => order, 'packageId'],
    ['no owners', ({ owners: _, ...order }) => order, 'owners'],
    ['no company', ({ company: _, ...order }) => order, 'company'],
    [
      'a partner with everything',
      (order) => ({
        ...order,
        owners: { main: anOwner({ share: 100 }), partners: [anOwner({ share: 9901 })] },
      }),
      'owners.partners.0.share',
    ],
    [
      '21 owners',
      (order) => ({
        ...order,
        owners: { main: anOwner({ share: 6000 }), partners: Array.from({ length: 20 }, () => anOwner({ share: 200 })) },
      }),
      'owners.partners',
    ],
    ['a price', (order) => ({ ...order, totalCents: 1 }), 'totalCents'],
    ['a state of payment', (order) => ({ ...order, paid: true }), 'paid'],
    ["somebody else's id", (order) => ({ ...order, userId: randomUUID() }), 'userId'],
    ['a card', main({ cardNumber: '4242424242424242' }), 'owners.main.cardNumber'],
  ])('%s', (_, change, field) =>
    nothingWritten(async () => {
      const answer = await send(change(await anOrder(t)))
      expect([answer.statusCode, Object.keys(answer.json().error.fields ?? {})]).toEqual([400, [field]])
      const unknown = /totalCents|paid|userId|cardNumber|identityNumberSealed/
      expect(await refusals()).toEqual([{ code: 'invalid', fields: field.replace(unknown, '?') }])
    }),
  )
})

test.each([
  ['529.982.247-26', 'cpf'],
  ['FD123', 'passport'],
])('what is wrong with the identity number %s is said without it', async (identityNumber, text) => {
  const answer = await send(main({ identityNumber })(await anOrder(t)))
  expect(answer.json().error.fields).toEqual({ 'owners.main.identityNumber': text })
  expect(answer.body).not.toContain(identityNumber)
})

test("another customer's key is nobody's but theirs", async () => {
  const body = await anOrder(t)
  const theirs = (await send(body)).json()
  const other = await t.person('user')
  const answer = await t.call('POST', '/api/orders', {
    cookie: other.cookie,
    body: { ...body, company: { ...body.company, companyName: 'Outra LLC' } },
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().registrationId).not.toBe(theirs.registrationId)
  const { rows } = await t.owner.query('select user_id, company_name from business_registrations where id = $1', [
    theirs.registrationId,
  ])
  expect(rows).toEqual([{ user_id: customer.id, company_name: 'Jequitibá Comércio LLC' }])
  expect((await send(body)).json()).toEqual(theirs)
})

test('staff and visitors order nothing', async () => {
  const body = await anOrder(t)
  const staff = [await t.person('agent'), await t.person('admin'), await t.person('superadmin')]
  await nothingWritten(async () => {
    for (const { cookie } of staff) expect((await t.call('POST', '/api/orders', { cookie, body })).statusCode).toBe(403)
    expect((await t.call('POST', '/api/orders', { body })).statusCode).toBe(401)
  })
})

test('neither what is sent nor how a stranger names it is recorded', async () => {
  const body = await anOrder(t)
  const names = { '4242 4242 4242 4242': '12/30', 'Joana Prado': 'joana@example.test' }
  expect((await send({ ...body, ...names, packageId: '4242424242424242' })).statusCode).toBe(400)
  expect(await refusals()).toEqual([{ code: 'invalid', fields: 'packageId ?' }])
})

describe('paying', () => {
  const pay = (cookie: string, body: object) => t.call('POST', '/api/functions/create-payment', { cookie, body })
  const returns = { successUrl: '/user/dashboard', cancelUrl: '/user/payments' }
  const recorded = async (actorId: string) =>
    (
      await t.owner.query(
        `select subject_id, details from audit_log where action = 'payment.createRefused' and actor_id = $1 order by id`,
        [actorId],
      )
    ).rows

  test.each<[string, object, string]>([
    ['a price', { amountCents: 1 }, '?'],
    ['a currency', { currency: 'BRL' }, '?'],
    ['a package that is none', { packageId: 'free' }, 'packageId'],
    ['no way back', { successUrl: '' }, 'successUrl'],
  ])('with %s is refused and recorded', async (_, change, fields) => {
    const placed = (await send(await anOrder(t))).json()
    const asked = { packageId: placed.packageId, businessRegistrationId: placed.registrationId, ...returns }
    expect((await pay(customer.cookie, { ...asked, ...change })).statusCode).toBe(400)
    expect(await recorded(customer.id)).toEqual([{ subject_id: null, details: { code: 'invalid', fields } }])
  })

  test("somebody else's order is not there, and who tried is recorded", async () => {
    const placed = (await send(await anOrder(t))).json()
    const other = await t.person('user')
    const asked = { packageId: placed.packageId, businessRegistrationId: placed.registrationId, ...returns }
    expect((await pay(other.cookie, asked)).statusCode).toBe(404)
    const details = { code: 'not_found', fields: '' }
    expect(await recorded(other.id)).toEqual([{ subject_id: placed.registrationId, details }])
  })
})
