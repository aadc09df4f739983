import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentityNumber } from '#server/keys/identity-number.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const rows = async (text: string, ...values: unknown[]) => (await t.owner.query(text, values)).rows

test('an order writes every row that belongs to it', async () => {
  const customer = await t.person('user', { name: 'Ana Prado' })
  const body = await anOrder(t, {
    owners: {
      main: anOwner({ identityNumber: '756.834.567-03', share: 3334 }),
      partners: [
        anOwner({ firstName: 'Rui', lastName: 'Melo', email: 'Rui@Example.test', share: 3333 }),
        anOwner({
          firstName: 'Eva',
          address: { country: 'US', street: '1 Main St', city: 'Miami', state: 'FL', zipCode: '33101-4567' },
          taxCountry: 'US',
          usPerson: true,
          identityNumber: ' qx 123-987 ',
          share: 3333,
        }),
      ],
    },
  })
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(answer.statusCode, answer.body).toBe(201)
  const order = answer.json()
  expect(order).toEqual({
    registrationId: expect.any(String),
    paymentId: expect.any(String),
    packageId: body.packageId,
    planCents: 46_900,
    stateFeeCents: body.seenTotalCents - 46_900,
    totalCents: body.seenTotalCents,
    paid: false,
  })
  const id = order.registrationId

  expect(
    await rows(
      `select company_name, company_name_ascii, name_key, alternative_names, business_purpose, industry, status,
        company_type_id, state_id, package_id, user_id, assigned_agent_id, paid_at, approved_at
       from business_registrations where id = $1`,
      id,
    ),
  ).toEqual([
    {
      company_name: 'Jequitibá Comércio LLC',
      company_name_ascii: 'Jequitiba Comercio LLC',
      name_key: 'jequitibacomercio',
      alternative_names: ['Jequitibá Trading LLC'],
      business_purpose: body.company.businessPurpose,
      industry: 'Comércio',
      status: 'pending',
      company_type_id: 'llc',
      state_id: 'florida',
      package_id: body.packageId,
      user_id: customer.id,
      assigned_agent_id: null,
      paid_at: null,
      approved_at: null,
    },
  ])

  const owners = await rows(
    `select id, position, first_name, last_name, email, phone, country, street, city, state, zip_code, tax_country, us_person,
       identity_number_sealed as sealed, ownership_percentage
     from business_owners where business_registration_id = $1 order by position`,
    id,
  )
  expect(owners.map((owner) => [owner.position, owner.first_name, owner.ownership_percentage])).toEqual([
    [0, 'Joana', '33.34'],
    [1, 'Rui', '33.33'],
    [2, 'Eva', '33.33'],
  ])
  expect(owners[1]).toMatchObject({ last_name: 'Melo', email: 'rui@example.test', phone: '+55 11 90000-0000' })
  expect(owners[2]).toMatchObject({ country: 'US', street: '1 Main St', city: 'Miami', zip_code: '33101-4567' })

  const { keys } = t.services
  expect(owners.map((owner) => [owner.tax_country, openIdentityNumber(keys, owner.id, owner.sealed)])).toEqual([
    ['BR', '75683456703'],
    ['BR', null],
    ['US', 'QX123987'],
  ])
  expect(owners.map(({ us_person }) => us_person)).toEqual([false, false, true])
  expect(await findPattern(t, '75683456703|756[.]834[.]567-03|QX123987')).toEqual([])

  expect(
    await rows(
      `select id, amount, plan_price, state_fee, currency, payment_status, payment_method, provider, provider_session_id,
        refunded_amount, paid_at, quote from payments where business_registration_id = $1`,
      id,
    ),
  ).toEqual([
    {
      id: order.paymentId,
      amount: body.seenTotalCents,
      plan_price: 46_900,
      state_fee: order.stateFeeCents,
      currency: 'USD',
      payment_status: 'pending',
      payment_method: 'card',
      provider: null,
      provider_session_id: null,
      refunded_amount: 0,
      paid_at: null,
      quote: {
        package: { id: body.packageId, name: 'Profissional', price: 46_900 },
        companyType: 'LLC',
        state: 'Flórida',
        stateFee: order.stateFeeCents,
        stateFeeEstimated: false,
        total: body.seenTotalCents,
        currency: 'USD',
        quotedAt: expect.any(String),
      },
    },
  ])

  const documents = await rows(
    `select d.name, d.document_type, d.status, d.required, d.version, o.position as owner, q.name as requirement
     from documents d left join business_owners o on o.id = d.owner_id
     join document_requirements q on q.id = d.requirement_id and q.company_type_id = 'llc'
     where d.business_registration_id = $1 order by q.position, o.position`,
    id,
  )
  expect(documents.map(({ name, owner }) => [name, owner])).toEqual([
    ['Documento de identidade: Joana Prado', 0],
    ['Documento de identidade: Rui Melo', 1],
    ['Documento de identidade: Eva Prado', 2],
    ['Comprovante de endereço: Joana Prado', 0],
    ['Comprovante de endereço: Rui Melo', 1],
    ['Comprovante de endereço: Eva Prado', 2],
    ['Objetivo da empresa', null],
  ])
  for (const document of documents) expect(document).toMatchObject({ status: 'pending', required: true, version: 0 })

  expect(
    await rows(
      'select old_status, new_status, changed_by from process_status_history where business_registration_id = $1',
      id,
    ),
  ).toEqual([{ old_status: null, new_status: 'pending', changed_by: customer.id }])
  expect(await rows('select user_id, business_registration_id from order_keys where key = $1', body.key)).toEqual([
    { user_id: customer.id, business_registration_id: id },
  ])

  expect(
    await rows(
      `select title, event, data from notifications where user_id = $1 and event = 'order.created'`,
      customer.id,
    ),
  ).toEqual([{ title: 'Pedido recebido', event: 'order.created', data: { registrationId: id } }])
  expect(
    await rows(
      `select template, data, sent_at from outbox_mails where user_id = $1 and template like 'order%'`,
      customer.id,
    ),
  ).toEqual([{ template: 'order-received', data: { registrationId: id }, sent_at: null }])
  expect(await rows(`select actor_id, action, subject_type from audit_log where subject_id = $1`, id)).toEqual([
    { actor_id: customer.id, action: 'order.created', subject_type: 'registration' },
  ])
  const live = await rows('select event, data from live_events where user_id = $1 order by id', customer.id)
  expect(live.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['notification.created', 'registration.changed']),
  )
  const jobs = await rows(
    `select 1 from graphile_worker.jobs j join outbox_mails m on j.key = 'mail:' || m.id where m.data ->> 'registrationId' = $1`,
    id,
  )
  expect(jobs).toHaveLength(1)
})

test('an order from before there were tax countries and identity numbers is taken, and nothing is guessed', async () => {
  const { cookie } = await t.person('user')
  const { taxCountry: _, identityNumber: __, ...main } = anOwner()
  const body = { ...(await anOrder(t)), owners: { main, partners: [] } }
  const answer = await t.call('POST', '/api/orders', { cookie, body })
  expect(answer.statusCode, answer.body).toBe(201)
  const { registrationId } = answer.json()
  expect(
    await rows(
      'select tax_country, identity_number_sealed from business_owners where business_registration_id = $1',
      registrationId,
    ),
  ).toEqual([{ tax_country: null, identity_number_sealed: null }])
  const same = { ...body, owners: { main: { ...main, taxCountry: null, identityNumber: '' }, partners: [] } }
  expect((await t.call('POST', '/api/orders', { cookie, body: same })).json()).toEqual(answer.json())
})

test('an order that was just placed is due, and its papers and its company can be found', async () => {
  const customer = await t.person('user')
  const order = await anOrder(t)
  const placed = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
  expect(placed.statusCode).toBe(201)
  const { registrationId, totalCents } = placed.json()
  const { totals, nextPayment } = (await t.call('GET', '/api/payments', { cookie: customer.cookie })).json()
  expect(totals).toEqual({ paidCents: 0, pendingCents: totalCents })
  expect(nextPayment).toMatchObject({ registrationId, amountCents: totalCents })
  const { rows } = await t.owner.query(
    `select (select count(*)::int from registration_search where id = $1) as companies,
       (select count(*)::int from documents where business_registration_id = $1) as documents,
       (select count(*)::int from document_search s join documents d using (id, search_text)
        where d.business_registration_id = $1 and d.search_text like '% ' || btrim(searchable($2::text))) as found`,
    [registrationId, order.company.companyName],
  )
  expect(rows[0]).toMatchObject({ companies: 1, found: rows[0].documents })
  expect(rows[0].documents).toBeGreaterThan(0)
})
