import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { type Client, errorOf, type PurchaseScene, purchaseScene } from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

const florida = () => scene.client('2026-08-10')
const REASON = 'Registrada na empresa errada'
const takeBack = (one: Client, body: object = {}, who = scene.admin) =>
  t.call('POST', `${one.url}/dissolution/take-back`, {
    cookie: who.cookie,
    body: { dissolvedOn: '2026-08-31', reason: REASON, ...body },
  })
const stop = (one: Client, said: object) =>
  t.call('POST', `${one.url}/renewals/${scene.extra('registered_agent').id}/stop`, {
    cookie: one.customer.cookie,
    body: { because: 'dissolution', newAgent: null, since: '2026-08-31', ...said },
  })
const openOf = async (one: Client) =>
  (await one.get()).items
    .filter(({ status }) => status === 'open')
    .map(({ code, period, dueOn }) => [code, period, dueOn])
const endingOf = async (one: Client, who = scene.admin) =>
  (await t.call('GET', `${one.url}/detail`, { cookie: who.cookie })).json().ending

test('a dissolution recorded by mistake is taken back: duties and renewals are what they were before', async () => {
  const one = await florida()
  const [duties, before] = [await openOf(one), await one.services()]
  expect(codeOf(await stop(one, {}))).toBe(200)
  expect(await openOf(one)).not.toEqual(duties)
  expect(await endingOf(one)).toEqual({ dissolvedOn: '2026-08-31', takenBack: null })

  expect(codeOf(await takeBack(one))).toBe(200)
  expect(await openOf(one)).toEqual(duties)
  expect(await one.services()).toEqual(before)
  expect(await endingOf(one)).toMatchObject({
    dissolvedOn: null,
    takenBack: { dissolvedOn: '2026-08-31', reason: REASON, by: 'Ana Prado' },
  })
  expect(await scene.audited(one.id, 'company.dissolutionTakenBack')).toEqual([{ dissolvedOn: '2026-08-31' }])
  const [told] = await scene.told(one.customer.id, 'company.dissolutionTakenBack')
  expect(told.message).toContain(`31 de agosto de 2026`)
  expect(told.message).toContain(REASON)
  // The next calendar job finds nothing to change, and the dissolution can be recorded again.
  await keepCalendars(await scene.on('2026-09-02'))
  expect(await openOf(one)).toEqual(duties)
  expect(codeOf(await stop(one, { since: '2026-09-01' }))).toBe(200)
})

test('to a dissolved company nothing is sold but what settles an open duty; what was ordered before is not paid any more', async () => {
  const one = await scene.client('2026-08-10', { package_id: scene.plan('basico').id })
  const [ended, itin] = [await one.offer('dissolution'), await one.offer('itin')]
  const [better] = (await one.services()).upgrades
  expect(better).toBeDefined()
  const { purchaseId } = await one.order('itin')
  expect(codeOf(await stop(one, {}))).toBe(200)
  const { offers, upgrades, renewals } = await one.services()
  expect([upgrades, renewals.filter(({ stopped }) => !stopped)]).toEqual([[], []])
  expect(offers.length).toBeGreaterThan(0)
  expect(offers.filter(({ duty }) => duty === null)).toEqual([])
  for (const { whatOf, shown } of [ended, itin].map((shown) => ({ whatOf: one.whatOf, shown })))
    expect(errorOf(await one.create(whatOf(shown), shown.totalCents))).toEqual([
      ...[400, 'invalid', { extraId: 'not_offered' }],
    ])
  const upgrade = { kind: 'upgrade', packageId: better?.packageId }
  expect(errorOf(await one.create(upgrade, better?.priceCents ?? 0))).toEqual([
    ...[400, 'invalid', { packageId: 'not_offered' }],
  ])
  expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual([409, 'conflict', 'company_dissolved'])
  const [due] = offers
  if (due) expect(codeOf(await one.create(one.whatOf(due), due.totalCents))).toBe(200)
})

test('a renewal that was stopped for another reason stays stopped', async () => {
  const one = await florida()
  const replaced = { because: 'replacement', newAgent: 'Sunshine Agents Inc.' }
  expect(codeOf(await stop(one, replaced))).toBe(200)
  const ending = await one.buy('dissolution')
  expect(codeOf(await scene.finish(ending.purchaseId, { dissolvedOn: '2026-08-31' }))).toBe(200)
  expect(codeOf(await takeBack(one))).toBe(200)
  expect((await one.services()).renewals).toMatchObject([{ stopped: { because: 'replacement' } }])
})

test('the service that ended the company by mistake goes back to work and can be delivered again', async () => {
  const one = await florida()
  const { purchaseId } = await one.buy('dissolution')
  expect(codeOf(await scene.finish(purchaseId, { dissolvedOn: '2026-08-31' }))).toBe(200)
  expect(codeOf(await takeBack(one))).toBe(200)
  expect(await one.purchases()).toMatchObject([{ status: 'in_progress', receipt: null }])
  expect(codeOf(await scene.finish(purchaseId, { dissolvedOn: '2026-08-30' }))).toBe(200)
  expect((await one.services()).dissolvedOn).toBe('2026-08-30')
})

test('asked twice it is done once; another day, no reason or no dissolution is refused', async () => {
  const one = await florida()
  expect(errorOf(await takeBack(one))).toEqual([409, 'conflict'])
  await stop(one, {})
  expect(errorOf(await takeBack(one, { dissolvedOn: '2026-08-30' }))).toEqual([409, 'conflict'])
  expect((await takeBack(one, { reason: ' ' })).statusCode).toBe(400)
  const both = await Promise.all([takeBack(one), takeBack(one)])
  expect(both.map(codeOf)).toEqual([200, 200])
  expect(await scene.audited(one.id, 'company.dissolutionTakenBack')).toHaveLength(1)
  expect(await scene.told(one.customer.id, 'company.dissolutionTakenBack')).toHaveLength(1)
})

test('is for the office alone, and only the team reads the mistake', async () => {
  const one = await florida()
  await stop(one, {})
  for (const who of [one.customer, scene.agent]) expect((await takeBack(one, {}, who)).statusCode).toBe(403)
  expect((await endingOf(one, scene.agent)).dissolvedOn).toBe('2026-08-31')
  expect(await endingOf(one, one.customer)).toBeNull()
})
