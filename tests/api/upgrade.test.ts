import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { daysAfter } from '#rules/days/day.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { type Client, errorOf, type PurchaseScene, purchaseScene, sessionIn } from '#tests/support/purchase-scene.ts'

let p: Paying
let scene: PurchaseScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await purchaseScene(p.t)
})
afterAll(() => p.close())
beforeEach(async () => {
  await p.t.db.deleteFrom('rate_limits').execute()
})

const formed = daysAfter(officeDay(new Date()), -30)
const ordered = (plan: string) => ({ package_id: scene.plan(plan).id })
const client = (plan: string) => scene.client(null, { status: 'in_review', ...ordered(plan) })
const planOf = async (one: Client) => (await one.services()).plan.name
const upgradesOf = async (one: Client) =>
  (await one.services()).upgrades.map(({ name, priceCents }) => [name, priceCents])
const alertsOf = async (one: Client) => (await one.get()).alerts
/** Orders an upgrade; returns the session of its payment. */
const open = async (one: Client, plan: string) => {
  const answer = await one.upgrade(plan)
  expect(answer.statusCode, answer.body).toBe(200)
  return sessionIn(answer.json().url)
}
const notOffered = [400, 'invalid', { packageId: 'not_offered' }]

test('a better plan costs the difference, and no plan that costs as much or less is offered', async () => {
  expect(await upgradesOf(await client('basico'))).toEqual([
    ['Profissional', 19_000],
    ['Empresarial', 47_000],
  ])
  const one = await client('profissional')
  expect(await upgradesOf(one)).toEqual([['Empresarial', 28_000]])
  expect(await upgradesOf(await client('empresarial'))).toEqual([])
  for (const packageId of [scene.plan('basico').id, scene.plan('profissional').id, randomUUID()])
    expect(errorOf(await one.create({ kind: 'upgrade', packageId }, 0))).toEqual(notOffered)
  expect([await one.purchases(), await one.payments()]).toEqual([[], []])
})

test('once the papers went to the state only the alerts still have an effect: the cheapest plan with them is offered', async () => {
  for (const filed of [
    await scene.client(formed, ordered('basico')),
    await scene.client(null, { status: 'approved', approved_at: new Date(), ...ordered('basico') }),
  ]) {
    expect(await upgradesOf(filed)).toEqual([['Profissional', 19_000]])
    const packageId = scene.plan('empresarial').id
    expect(errorOf(await filed.create({ kind: 'upgrade', packageId }, 47_000))).toEqual(notOffered)
    await p.stripe.pay(await open(filed, 'profissional'))
    expect([await upgradesOf(filed), await alertsOf(filed)]).toEqual([[], true])
  }
  const sent = await client('profissional')
  expect(await upgradesOf(sent)).toEqual([['Empresarial', 28_000]])
  await p.t.owner.query(
    'insert into company_records (business_registration_id, filed_on, updated_at) values ($1, current_date, now())',
    [sent.id],
  )
  expect(await upgradesOf(sent)).toEqual([])
})

test('it counts from the moment it is paid: the plan, its alerts, the list of payments', async () => {
  const one = await client('basico')
  expect([await planOf(one), await alertsOf(one)]).toEqual(['Básico', false])
  const session = await open(one, 'profissional')
  expect(p.stripe.sessions.get(session)?.items).toEqual([
    { name: 'Mudança do plano Básico para o Profissional: diferença', amount: 19_000 },
  ])
  expect([await planOf(one), await alertsOf(one)]).toEqual(['Básico', false])
  await p.stripe.pay(session)
  expect([await planOf(one), await alertsOf(one)]).toEqual(['Profissional', true])
  expect(await scene.told(one.customer.id)).toMatchObject([{ kind: 'planUpgraded' }])
  expect(await one.purchases()).toMatchObject([{ kind: 'upgrade', status: 'done', price: 19_000, state_fee: 0 }])
  const { items } = (await p.t.call('GET', '/api/payments', { cookie: one.customer.cookie })).json()
  expect(items.map(({ description }: { description: string }) => description)).toEqual([
    'Mudança do plano Básico para o Profissional: diferença',
    'Plano Básico: abertura de LLC',
  ])
  // After the upgrade, the next plan costs the difference to the upgraded one.
  expect(await upgradesOf(one)).toEqual([['Empresarial', 28_000]])
  const todo = await scene.list('todo')
  expect(todo.filter(({ registrationId }: { registrationId: string }) => registrationId === one.id)).toEqual([])
})

test('twenty messages of its payment change the plan once', async () => {
  const one = await client('basico')
  const session = await open(one, 'empresarial')
  await Promise.all(Array.from({ length: 20 }, () => p.stripe.pay(session)))
  expect(await planOf(one)).toBe('Empresarial')
  expect(await scene.audited(one.id, 'purchase.paid')).toHaveLength(1)
  expect(await scene.told(one.customer.id)).toHaveLength(1)
})

test('another plan replaces the unpaid one, which nobody can pay any more', async () => {
  const one = await client('basico')
  const first = await open(one, 'profissional')
  expect(await open(one, 'profissional')).toBe(first)
  const second = await open(one, 'empresarial')
  expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled', 'unpaid'])
  expect(p.stripe.sessions.get(first)?.status).toBe('expired')
  await p.stripe.pay(second)
  expect(await planOf(one)).toBe('Empresarial')
  expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled', 'done'])
})

test('of two plans clicked at once, one can be paid', async () => {
  const one = await client('basico')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => one.upgrade(i % 2 === 0 ? 'profissional' : 'empresarial')),
  )
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  const living = (await one.purchases()).filter(({ status }) => status === 'unpaid')
  expect(living.length).toBeLessThanOrEqual(1)
  const ids = new Set((await one.payments()).map(({ id }) => id))
  const payable = [...p.stripe.sessions.values()].filter(
    ({ status, metadata }) => status === 'open' && ids.has(metadata['payment_id']),
  )
  expect(payable.length).toBeLessThanOrEqual(1)
})

test('money that goes back whole brings the plan back; a part of it does not', async () => {
  const one = await client('basico')
  const session = await open(one, 'profissional')
  await p.stripe.pay(session)
  await p.stripe.refund(session, 900)
  expect([await planOf(one), await alertsOf(one)]).toEqual(['Profissional', true])
  await p.stripe.refund(session, 18_100)
  expect([await planOf(one), await alertsOf(one)]).toEqual(['Básico', false])
  expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled'])
  const { open: stillOpen } = await one.services()
  expect(stillOpen).toBe(true)
  await p.stripe.pay(await open(one, 'profissional'))
  expect(await planOf(one)).toBe('Profissional')
})

test('a price that an admin edited meanwhile is asked for again', async () => {
  const one = await client('basico')
  const { id, price } = scene.plan('empresarial')
  const what = { kind: 'upgrade', packageId: id }
  const difference = price - scene.plan('basico').price
  const set = (cents: number) => p.t.owner.query('update packages set price = $2 where id = $1', [id, cents])
  const first = await open(one, 'empresarial')
  await set(price + 1000)
  try {
    expect(codeOf(await one.create(what, difference))).toEqual([409, 'price_changed'])
    expect((await one.purchases()).map(({ status }) => status)).toEqual(['unpaid'])
    expect(codeOf(await one.create(what, difference + 1000))).toBe(200)
    expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled', 'unpaid'])
    expect(p.stripe.sessions.get(first)?.status).toBe('expired')
  } finally {
    await set(price)
  }
})

test('an archived plan is offered to nobody', async () => {
  const one = await client('basico')
  const { id, price } = scene.plan('empresarial')
  await p.t.owner.query('update packages set deleted_at = now() where id = $1', [id])
  try {
    expect(await upgradesOf(one)).toEqual([['Profissional', 19_000]])
    expect(errorOf(await one.create({ kind: 'upgrade', packageId: id }, price - scene.plan('basico').price))).toEqual(
      notOffered,
    )
  } finally {
    await p.t.owner.query('update packages set deleted_at = null where id = $1', [id])
  }
})
