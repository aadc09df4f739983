import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountText } from '#features/announcement/rules/plan-cards.ts'
import { invoicePdf } from '#features/payments/server/invoice-pdf.ts'
import { readAnnounced } from '#features/site/server/read-announced.ts'
import { stranger } from '#server/language/reader.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
})
afterAll(() => t.close())

type Priced = { id: string; name: string; priceCents: number; priceBrlCents: number | null; version: number }
const services = async (): Promise<Priced[]> =>
  (await t.call('GET', '/api/services', { cookie: admin.cookie })).json().items
const plans = async (): Promise<Priced[]> => (await t.call('GET', '/api/packages')).json().items
const inReais = (cents: number | null): string => `R$ ${amountText(cents ?? Number.NaN)}`
const inDollars = (cents: number): string => `US$ ${amountText(cents)}`

/** The price of each package as every part of the product shows it, in the order of the price list. */
async function everywhere() {
  const { landingPlans, plansPlans } = (await readAnnounced(t.db, t.services.config)).announced.lists
  const said = (list: typeof landingPlans) =>
    list.map(({ name, currency, amount, charged }) => [name, `${currency} ${amount}`, charged])
  const listed = (list: Priced[]) =>
    list.map((one) => [one.name, inReais(one.priceBrlCents), inDollars(one.priceCents)])
  return {
    office: listed(await services()),
    wizard: listed(await plans()),
    landing: said(landingPlans),
    plans: said(plansPlans),
    forSearch: plansPlans.map(({ price, priceCurrency }) => `${priceCurrency} ${price}`),
  }
}

/** Orders a package at the wizard's price; returns what is charged and what the invoice says. */
async function charged({ id, priceCents }: Priced) {
  const customer = await t.person('user')
  const body = await anOrder(t, { packageId: id, seenTotalCents: priceCents + 12_500 })
  const placed = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(placed.statusCode, placed.body).toBe(201)
  const { paymentId, planCents, totalCents } = placed.json()
  const { pdf } = await invoicePdf(t.context, paymentId, stranger)
  return { planCents, totalCents, invoice: pdfText(pdf).replaceAll('\u00a0', ' ') }
}

const first = [
  ['Básico', 'R$ 1.499', 'US$ 279'],
  ['Profissional', 'R$ 2.499', 'US$ 469'],
  ['Empresarial', 'R$ 3.999', 'US$ 749'],
]

test('landing page, /planos, wizard, order and invoice have the prices of the one list', async () => {
  const said = await everywhere()
  expect(said).toEqual({
    ...{ office: first, wizard: first, landing: first, plans: first },
    forSearch: ['USD 279', 'USD 469', 'USD 749'],
  })
  for (const plan of await plans()) {
    const { planCents, totalCents, invoice } = await charged(plan)
    expect([planCents, totalCents]).toEqual([plan.priceCents, plan.priceCents + 12_500])
    expect(invoice).toContain(`${inDollars(plan.priceCents)},00`)
  }
})

test('an edit under Serviços changes all of them, and a wizard with the old price is told', async () => {
  const [basico] = await services()
  if (!basico) throw new Error('no package')
  const { rows } = await t.owner.query(
    'select description, state_fee, processing_time, features from packages where id = $1',
    [basico.id],
  )
  const content = {
    ...{ name: 'Básico', description: rows[0].description, processingTime: rows[0].processing_time },
    ...{ features: rows[0].features, stateFeeCents: rows[0].state_fee, recommended: false, alerts: false },
    ...{ priceCents: 28_950, priceBrlCents: 154_900, expectedVersion: basico.version },
  }
  const saved = await t.call('PUT', `/api/services/${basico.id}`, { cookie: admin.cookie, body: content })
  expect(saved.statusCode, saved.body).toBe(200)
  const said = await everywhere()
  for (const place of ['office', 'wizard', 'landing', 'plans'] as const)
    expect(said[place][0], place).toEqual(['Básico', 'R$ 1.549', 'US$ 289,50'])
  expect(said.forSearch[0]).toBe('USD 289.5')
  const customer = await t.person('user')
  const old = await anOrder(t, { packageId: basico.id, seenTotalCents: basico.priceCents + 12_500 })
  const refused = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: old })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'price_changed'])
  expect(await charged({ ...basico, priceCents: 28_950 })).toMatchObject({ planCents: 28_950, totalCents: 41_450 })

  const history = await t.call('GET', `/api/edits?subjectType=package&subjectId=${basico.id}`, { cookie: admin.cookie })
  expect(history.json().items[0].changes).toEqual([
    { field: 'priceCents', from: 27_900, to: 28_950 },
    { field: 'priceBrlCents', from: 149_900, to: 154_900 },
  ])
  const second = await t.call('PUT', `/api/services/${basico.id}`, {
    cookie: admin.cookie,
    body: { ...content, priceBrlCents: 160_000 },
  })
  expect(second.statusCode).toBe(409)
})

test('a package that costs nothing can be offered, and one without a price in reais shows dollars alone', async () => {
  const body = { id: randomUUID(), name: 'Cortesia', description: '', processingTime: '3 semanas', features: ['Um'] }
  const made = await t.call('POST', '/api/services', {
    cookie: admin.cookie,
    body: { ...body, priceCents: 0, priceBrlCents: 0, stateFeeCents: 0, recommended: false, alerts: false },
  })
  expect(made.statusCode, made.body).toBe(201)
  expect((await everywhere()).landing.at(-1)).toEqual(['Cortesia', 'R$ 0', 'US$ 0'])
  await t.owner.query('update packages set price_brl = null, price = 9900 where id = $1', [body.id])
  expect((await readAnnounced(t.db, t.services.config)).announced.lists.landingPlans.at(-1)).toMatchObject({
    currency: 'US$',
    amount: '99',
    charged: '',
  })
  expect((await services()).at(-1)?.priceBrlCents).toBeNull()
})

test('an archived package is on no page', async () => {
  await t.owner.query("update packages set deleted_at = now() where name = 'Empresarial'")
  const { wizard, landing, plans: onPlans } = await everywhere()
  for (const place of [wizard, landing, onPlans]) expect(place.map(([name]) => name)).not.toContain('Empresarial')
})
