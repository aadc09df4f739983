import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicePdf } from '#features/payments/server/invoice-pdf.ts'
import { stranger } from '#server/language/reader.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const rows = async (text: string, ...values: unknown[]) => (await t.owner.query(text, values)).rows

test('the type decides what has to be sent, and a state without a fee takes the one of the plan as an estimate', async () => {
  const customer = await t.person('user')
  await t.owner.query(
    `update facts set amount = null where kind = 'formation_fee' and state_id = 'alaska' and company_type_id = 'llc'`,
  )
  await t.owner.query(
    `insert into document_requirements (company_type_id, document_type, name, position) values ('llc', 'license', 'Licença', 9)`,
  )
  await t.owner.query(
    `insert into document_requirements (company_type_id, document_type, name, active) values ('llc', 'other', 'Antigo', false)`,
  )
  const body = await anOrder(t, { stateId: 'alaska', seenTotalCents: 46_900 + 12_500 })
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toMatchObject({ stateFeeCents: 12_500, totalCents: 59_400 })
  const [{ quote }] = await rows('select quote from payments where id = $1', answer.json().paymentId)
  expect(quote).toMatchObject({ stateFee: 12_500, stateFeeEstimated: true })
  const { pdf } = await invoicePdf(t.context, answer.json().paymentId, stranger)
  expect(pdfText(pdf)).toMatch(/Taxa do estado: .+ \(estimativa, a confirmar\)/)
  const paying = await t.call('POST', '/api/functions/create-payment', {
    cookie: customer.cookie,
    body: {
      packageId: body.packageId,
      businessRegistrationId: answer.json().registrationId,
      successUrl: '/user/dashboard',
      cancelUrl: '/cadastro',
    },
  })
  const session = String(paying.json().url).split('/').at(-1)
  const shown = await t.call('GET', `/api/test-payments/${session}`, { cookie: customer.cookie })
  expect(shown.json().items[1].name).toContain('(estimativa, a confirmar)')
  const names = await rows(
    'select name from documents where business_registration_id = $1 order by name',
    answer.json().registrationId,
  )
  expect(names.map(({ name }) => name)).toEqual([
    'Comprovante de endereço',
    'Documento de identidade',
    'Licença',
    'Objetivo da empresa',
  ])
  await t.owner.query(`delete from document_requirements where name in ('Licença', 'Antigo')`)
})

test('a later change of the price leaves the order as it was', async () => {
  const customer = await t.person('user')
  const body = await anOrder(t)
  const first = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(first.statusCode, first.body).toBe(201)
  await t.owner.query('update packages set price = price + 1000 where id = $1', [body.packageId])
  const again = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  await t.owner.query('update packages set price = price - 1000 where id = $1', [body.packageId])
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
})

test('an order that costs nothing is paid at once, without a provider', async () => {
  const customer = await t.person('user')
  const plan = (
    await rows(`update packages set price = 0, price_brl = 0 where reference_key = 'basico' returning id`)
  )[0]
  await t.owner.query(
    `update facts set amount = 0 where kind = 'formation_fee' and state_id = 'utah' and company_type_id = 'llc'`,
  )
  const body = await anOrder(t, { stateId: 'utah', packageId: plan.id, seenTotalCents: 0 })
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toMatchObject({ totalCents: 0, paid: true })
  const [paid] = await rows(
    `select p.payment_status, p.payment_method, p.provider, p.paid_at, r.paid_at as order_paid_at
     from payments p join business_registrations r on r.id = p.business_registration_id where p.id = $1`,
    answer.json().paymentId,
  )
  expect(paid).toEqual({
    payment_status: 'paid',
    payment_method: 'none',
    provider: 'none',
    paid_at: expect.any(Date),
    order_paid_at: paid.paid_at,
  })
  const again = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect([again.statusCode, again.json()]).toEqual([201, answer.json()])
})
