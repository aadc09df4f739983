import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServiceContent } from '#features/services/rules/service.ts'
import { loadReference } from '#reference/load-reference.ts'
import { errorOf, type PurchaseScene, purchaseScene } from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Service = ServiceContent & { id: string; version: number; editedBy: string | null }
type Admin = { id: string; cookie: string }

let t: TestApp
let scene: PurchaseScene
let bia: Admin
let caio: Admin
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
  bia = await t.person('admin', { name: 'Bia Lima' })
  caio = await t.person('admin', { name: 'Caio Reis' })
})
afterAll(() => t.close())

const unique = (word: string): string => `${word} ${randomUUID().slice(0, 6)}`
const content = (parts: Partial<ServiceContent> = {}): ServiceContent => ({
  ...{
    name: unique('Apostila'),
    description: 'Pedimos a apostila de um documento.',
    priceCents: 18_000,
    priceBrlCents: 95_900,
    settles: null,
  },
  ...{ passesFee: false, recurs: false, dissolves: false, needsPtin: false, offered: true },
  ...parts,
})
const list = async (): Promise<Service[]> => (await t.call('GET', '/api/extras', { cookie: bia.cookie })).json().items
const create = (given: object, who = bia) => t.call('POST', '/api/extras', { cookie: who.cookie, body: given })
const save = ({ id, version }: Pick<Service, 'id' | 'version'>, given: object, who = bia) =>
  t.call('PUT', `/api/extras/${id}`, { cookie: who.cookie, body: { ...given, expectedVersion: version } })
async function made(parts: Partial<ServiceContent> = {}): Promise<Service> {
  const answer = await create({ id: randomUUID(), ...content(parts) })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const contentOf = ({ id: _, version: __, editedBy: ___, ...rest }: Service): ServiceContent => {
  const { editedAt: ____, ...fields } = rest as ServiceContent & { editedAt: unknown }
  return fields
}

test('the list holds what the reference data offers, in its order, and each new service at its end', async () => {
  expect((await list()).map(({ name }) => name)).toEqual([
    'Agente registrado por mais um ano',
    'Relatório anual do estado',
    'Pacote 5472 com 1120 pro forma',
    'Pacote 1065 para empresa com sócios',
    'Tradução certificada',
    'Pedido de ITIN',
    'Dissolução da empresa',
  ])
  const one = await made()
  expect(one).toMatchObject({ version: 1, editedBy: 'Bia Lima', offered: true })
  expect((await list()).at(-1)).toEqual(one)
})

test('a repeated try adds it once; the same id with other words is refused', async () => {
  const body = { id: randomUUID(), ...content() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect((await list()).filter(({ id }) => id === body.id)).toHaveLength(1)
  expect((await create({ ...body, priceCents: 1 })).statusCode).toBe(409)
})

test('what is missing, contradicts itself, or is called like another is refused', async () => {
  const one = await made()
  const post = async (parts: object) => errorOf(await create({ id: randomUUID(), ...content(), ...parts }))
  expect(await post({ name: ' ' })).toEqual([400, 'invalid', { name: 'required' }])
  expect(await post({ description: '' })).toEqual([400, 'invalid', { description: 'required' }])
  expect(await post({ priceCents: -1 })).toEqual([400, 'invalid', { priceCents: 'too_small' }])
  expect((await post({ priceCents: 100_000_001 }))[0]).toBe(400)
  expect(await post({ priceBrlCents: -1 })).toEqual([400, 'invalid', { priceBrlCents: 'too_small' }])
  expect(await post({ priceBrlCents: undefined })).toEqual([400, 'invalid', { priceBrlCents: 'required' }])
  expect((await post({ settles: 'invented' }))[0]).toBe(400)
  expect((await post({ surprise: true }))[0]).toBe(400)
  expect(await post({ passesFee: true })).toEqual([400, 'invalid', { settles: 'invalid' }])
  expect(await post({ recurs: true })).toEqual([400, 'invalid', { settles: 'invalid' }])
  expect(await post({ settles: 'fbar', dissolves: true })).toEqual([400, 'invalid', { dissolves: 'invalid' }])
  expect(await post({ name: one.name.toUpperCase() })).toEqual([400, 'invalid', { name: 'name_taken' }])
  const other = await made()
  expect(errorOf(await save(other, { ...contentOf(other), name: one.name }))).toEqual([
    ...[400, 'invalid', { name: 'name_taken' }],
  ])
  expect(errorOf(await save(other, { ...contentOf(other), recurs: true }))).toEqual([
    ...[400, 'invalid', { settles: 'invalid' }],
  ])
  expect((await save({ id: randomUUID(), version: 1 }, content())).statusCode).toBe(404)
})

test('of two admins the second is told, and the history says who changed what', async () => {
  const one = await made()
  const at = (priceCents: number) => ({ ...contentOf(one), priceCents })
  expect((await save(one, at(20_000), caio)).json()).toMatchObject({
    version: 2,
    editedBy: 'Caio Reis',
    priceCents: 20_000,
  })
  expect((await save(one, at(30_000))).statusCode).toBe(409)
  // A save of the same values is a retry after a lost answer, and is accepted whatever version it names.
  const repeated = await save(one, at(20_000))
  expect([repeated.statusCode, repeated.json().version]).toEqual([200, 2])
  expect((await save({ ...one, version: 2 }, at(30_000))).json()).toMatchObject({ version: 3, editedBy: 'Bia Lima' })
  const history = await t.call('GET', `/api/edits?subjectType=extra&subjectId=${one.id}`, { cookie: bia.cookie })
  expect(history.json().items).toMatchObject([
    { kind: 'changed', by: { name: 'Bia Lima' }, changes: [{ field: 'priceCents', from: 20_000, to: 30_000 }] },
    { kind: 'changed', by: { name: 'Caio Reis' }, changes: [{ field: 'priceCents', from: 18_000, to: 20_000 }] },
    { kind: 'created', by: { name: 'Bia Lima' } },
  ])
})

test('what is not offered any more stays in the list of the office, and customers do not see it', async () => {
  await scene.on('2026-09-01')
  const client = await scene.client('2026-08-10')
  await scene.staySignedIn()
  const one = await made()
  const offered = async () => (await client.services()).offers.map(({ name }) => name)
  expect(await offered()).toContain(one.name)
  const gone = (await save(one, { ...contentOf(one), offered: false })).json()
  expect([gone.offered, (await list()).map(({ id }) => id).includes(one.id)]).toEqual([false, true])
  expect(await offered()).not.toContain(one.name)
  await save(gone, { ...contentOf(one), offered: true })
  expect(await offered()).toContain(one.name)
})

test('a changed price is for the next order; what was ordered keeps its own', async () => {
  await scene.on('2026-09-01')
  const client = await scene.client('2026-08-10')
  await scene.staySignedIn()
  const one = await made({ priceCents: 5000 })
  const what = { kind: 'extra', extraId: one.id, dutyId: null }
  expect((await client.create(what, 5000)).statusCode).toBe(200)
  await save(one, { ...contentOf(one), priceCents: 6000 })
  const [purchase] = await client.purchases()
  const paid = await scene.pay(purchase.id, client.customer)
  await scene.decide(String(paid.json().url).split('/').at(-1) ?? '', client.customer)
  expect(await client.payments()).toMatchObject([{ amount: 5000, payment_status: 'paid' }])
})

test('loading the reference data again keeps what an admin edited, and mends what nobody did', async () => {
  const all = await list()
  const itin = all.find(({ name }) => name === 'Pedido de ITIN')
  if (!itin) throw new Error('no ITIN')
  const edited = (await save(itin, { ...contentOf(itin), priceCents: 40_000, offered: false })).json()
  await t.owner.query(`update extras set price = 1 where reference_key = 'certified_translation'`)
  await loadReference(t.owner)
  const after = await list()
  expect(after.find(({ id }) => id === itin.id)).toEqual(edited)
  expect(after.find(({ name }) => name === 'Tradução certificada')?.priceCents).toBe(14_900)
  expect(after).toHaveLength(all.length)
})

test('there are fifty at most', async () => {
  await t.owner.query(
    `insert into extras (name, description, price, position)
     select 'Cheio ' || n, 'x', 1, 100 + n from generate_series(1, 50 - (select count(*)::int from extras)) n`,
  )
  expect(errorOf(await create({ id: randomUUID(), ...content() }))).toEqual([409, 'conflict', 'extra_full'])
  expect(await list()).toHaveLength(50)
})
