import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '#reference/load-reference.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: { cookie: string; id: string }
let other: { cookie: string; id: string }
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Bia Lima' })
  other = await t.person('admin', { name: 'Caio Reis' })
})
afterAll(() => t.close())

type Service = {
  id: string
  name: string
  version: number
  recommended: boolean
  inUse: boolean
  editedBy: string | null
  priceCents: number
}
const body = (name: string, more: object = {}) => ({
  name,
  description: 'Para começar.',
  priceCents: 10_000,
  priceBrlCents: 53_300,
  stateFeeCents: 5_000,
  processingTime: '5 dias úteis',
  features: ['Um', 'Dois'],
  recommended: false,
  alerts: false,
  ...more,
})
const unique = (word: string): string => `${word} ${randomUUID().slice(0, 6)}`
const list = async (): Promise<{ items: Service[]; archived: Service[] }> =>
  (await t.call('GET', '/api/services', { cookie: admin.cookie })).json()
const offered = async (): Promise<string[]> =>
  (await t.call('GET', '/api/packages')).json().items.map(({ id }: { id: string }) => id)
async function create(name = unique('Ouro'), more: object = {}): Promise<Service> {
  const answer = await t.call('POST', '/api/services', {
    cookie: admin.cookie,
    body: { id: randomUUID(), ...body(name, more) },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const save = (service: Pick<Service, 'id' | 'version'>, content: object, cookie = admin.cookie) =>
  t.call('PUT', `/api/services/${service.id}`, { cookie, body: { ...content, expectedVersion: service.version } })
const remove = ({ id, version }: Pick<Service, 'id' | 'version'>, cookie = admin.cookie) =>
  t.call('POST', `/api/services/${id}/remove`, { cookie, body: { expectedVersion: version } })
const restore = ({ id, version }: Pick<Service, 'id' | 'version'>) =>
  t.call('POST', `/api/services/${id}/restore`, { cookie: admin.cookie, body: { expectedVersion: version } })
async function ordered(packageId: string, totalCents: number): Promise<string> {
  const customer = await t.person('user')
  const order = await anOrder(t, { packageId, seenTotalCents: totalCents })
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().paymentId
}
const FEE = 12_500

test('a new package stands at the end of the list, and the wizard offers it', async () => {
  const made = await create()
  expect(made).toMatchObject({ inUse: false, archivedAt: null, version: 1, editedBy: 'Bia Lima' })
  expect((await list()).items.at(-1)?.id).toBe(made.id)
  expect((await offered()).at(-1)).toBe(made.id)
  const again = await t.call('POST', '/api/services', {
    cookie: admin.cookie,
    body: { id: made.id, ...body(made.name) },
  })
  expect([again.statusCode, again.json()]).toEqual([201, made])
  const wrong = await t.call('POST', '/api/services', { cookie: admin.cookie, body: { id: made.id, ...body('Prata') } })
  expect(wrong.statusCode).toBe(409)
})

test('what is missing is refused, and so is a name that a living package bears', async () => {
  const made = await create()
  const post = (content: object) =>
    t.call('POST', '/api/services', { cookie: admin.cookie, body: { id: randomUUID(), ...content } })
  const empty = await post({ name: ' ', processingTime: '', features: [' '], recommended: false, alerts: false })
  expect(empty.json().error.fields).toEqual({
    name: 'required',
    description: 'required',
    priceCents: 'required',
    priceBrlCents: 'required',
    stateFeeCents: 'required',
    processingTime: 'required',
    'features.0': 'required',
  })
  const taken = await post(body(made.name.toUpperCase()))
  expect([taken.statusCode, taken.json().error.fields]).toEqual([400, { name: 'name_taken' }])
  expect((await post(body('Negativo', { priceCents: -1 }))).json().error.fields).toEqual({ priceCents: 'too_small' })
  for (const [priceBrlCents, problem] of [
    [-1, 'too_small'],
    [100_000_001, 'too_large'],
    [149_900.5, 'invalid'],
    [null, 'required'],
  ] as const)
    expect((await post(body('Em reais', { priceBrlCents }))).json().error.fields).toEqual({ priceBrlCents: problem })
})

test('of two admins the second is told, and the history says who changed what', async () => {
  const made = await create()
  const first = await save(made, body(made.name, { priceCents: 20_000 }), other.cookie)
  expect(first.json()).toMatchObject({ version: 2, editedBy: 'Caio Reis', priceCents: 20_000 })
  expect((await save(made, body(made.name, { priceCents: 30_000 }))).statusCode).toBe(409)
  // A save of the same values is a retry after a lost answer, and is accepted whatever version it names.
  const repeated = await save(made, body(made.name, { priceCents: 20_000 }))
  expect([repeated.statusCode, repeated.json().version]).toEqual([200, 2])
  const knowing = await save({ ...made, version: 2 }, body(made.name, { priceCents: 30_000 }))
  expect(knowing.json()).toMatchObject({ version: 3, editedBy: 'Bia Lima' })
  const history = await t.call('GET', `/api/edits?subjectType=package&subjectId=${made.id}`, { cookie: admin.cookie })
  expect(history.json().items).toMatchObject([
    { kind: 'changed', by: { name: 'Bia Lima' }, changes: [{ field: 'priceCents', from: 20_000, to: 30_000 }] },
    { kind: 'changed', by: { name: 'Caio Reis' }, changes: [{ field: 'priceCents', from: 10_000, to: 20_000 }] },
    { kind: 'created', by: { name: 'Bia Lima' } },
  ])
})

test('only one package is recommended: the next one takes the mark, also of two at once', async () => {
  const [one, two] = [await create(unique('Um'), { recommended: true }), await create(unique('Dois'))]
  const marked = async () => (await list()).items.filter(({ recommended }) => recommended).map(({ id }) => id)
  expect(await marked()).toEqual([one.id])
  const third = randomUUID()
  const answers = await Promise.all([
    save(two, body(two.name, { recommended: true })),
    t.call('POST', '/api/services', {
      cookie: other.cookie,
      body: { id: third, ...body(unique('Três'), { recommended: true }) },
    }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201])
  expect(await marked()).toHaveLength(1)
  expect((await list()).items.find(({ id }) => id === one.id)?.version).toBe(2)
  await expect(
    t.owner.query('update packages set recommended = true where id = any($1)', [[one.id, two.id, third]]),
  ).rejects.toThrow('packages_one_recommended')
})

test('the order of the office is the order of the wizard, and nobody overwrites another one unseen', async () => {
  await create()
  const seenIds = (await list()).items.map(({ id }) => id)
  const ids = [...seenIds].reverse()
  const arrange = (given: object) => t.call('POST', '/api/services/order', { cookie: admin.cookie, body: given })
  expect((await arrange({ ids, seenIds })).json().items.map(({ id }: Service) => id)).toEqual(ids)
  expect(await offered()).toEqual(ids)
  // Repeating the call changes nothing; a call based on an outdated order is refused.
  expect((await arrange({ ids, seenIds })).statusCode).toBe(200)
  expect((await arrange({ ids: [...ids.slice(1), ids[0]], seenIds })).statusCode).toBe(409)
  expect((await arrange({ ids: ids.slice(1), seenIds: ids })).statusCode).toBe(409)
  expect(await offered()).toEqual(ids)
})

test('a package that nobody ordered is deleted', async () => {
  const made = await create()
  expect((await remove({ ...made, version: 9 })).statusCode).toBe(409)
  expect((await remove(made)).json()).toEqual({ outcome: 'deleted' })
  expect((await remove(made)).statusCode).toBe(404)
  const { items, archived } = await list()
  expect([...items, ...archived].map(({ id }) => id)).not.toContain(made.id)
})

test('a package in use is archived: the order keeps its quote, nobody orders it again, and it can come back', async () => {
  const made = await create()
  const paymentId = await ordered(made.id, made.priceCents + FEE)
  expect((await list()).items.find(({ id }) => id === made.id)?.inUse).toBe(true)
  expect((await remove(made)).json()).toEqual({ outcome: 'archived' })
  expect((await remove(made)).json()).toEqual({ outcome: 'archived' })
  const archived = (await list()).archived.find(({ id }) => id === made.id)
  expect(archived).toMatchObject({ name: made.name, recommended: false, version: 2, editedBy: 'Bia Lima' })
  expect(await offered()).not.toContain(made.id)
  const { rows } = await t.owner.query('select amount, quote from payments where id = $1', [paymentId])
  expect(rows[0]).toMatchObject({ amount: made.priceCents + FEE, quote: { package: { name: made.name } } })

  // An order from a wizard that still shows the archived package is refused with that reason.
  const customer = await t.person('user')
  const late = await t.call('POST', '/api/orders', {
    cookie: customer.cookie,
    body: await anOrder(t, { packageId: made.id, seenTotalCents: made.priceCents + FEE }),
  })
  expect([late.statusCode, late.json().error.fields]).toEqual([400, { packageId: 'not_offered' }])

  expect((await save({ id: made.id, version: 2 }, body('Outro'))).json().error.reason).toBe('package_archived')
  const namesake = await create(made.name)
  expect((await restore({ id: made.id, version: 2 })).json().error.fields).toEqual({ name: 'name_taken' })
  await remove(namesake)
  expect((await restore({ id: made.id, version: 1 })).statusCode).toBe(409)
  expect((await restore({ id: made.id, version: 2 })).json()).toMatchObject({ archivedAt: null, version: 3 })
  expect((await restore({ id: made.id, version: 2 })).statusCode).toBe(200)
  expect((await offered()).at(-1)).toBe(made.id)
})

test('a price that changed is told before anything is charged; an order that stands keeps its own', async () => {
  const made = await create()
  const paymentId = await ordered(made.id, made.priceCents + FEE)
  await save(made, body(made.name, { priceCents: 40_000 }))
  const customer = await t.person('user')
  const order = await anOrder(t, { packageId: made.id, seenTotalCents: made.priceCents + FEE })
  const refused = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'price_changed'])
  const agreed = { ...order, seenTotalCents: 40_000 + FEE }
  expect((await t.call('POST', '/api/orders', { cookie: customer.cookie, body: agreed })).statusCode).toBe(201)
  const { rows } = await t.owner.query('select amount from payments where id = $1', [paymentId])
  expect(rows[0].amount).toBe(made.priceCents + FEE)
})

test('an order that is placed while its package is deleted either counts or is refused', async () => {
  const made = await create()
  const customer = await t.person('user')
  const order = await anOrder(t, { packageId: made.id, seenTotalCents: made.priceCents + FEE })
  const [placed, gone] = await Promise.all([
    t.call('POST', '/api/orders', { cookie: customer.cookie, body: order }),
    remove(made),
  ])
  expect(gone.statusCode, gone.body).toBe(200)
  // Whichever transaction was first, the other one sees its result.
  expect(['201 archived', '400 deleted']).toContain(`${placed.statusCode} ${gone.json().outcome}`)
})

test('a package of the reference data that was deleted does not come back with the next start', async () => {
  const reference = (await list()).items.find(({ name }) => name === 'Empresarial')
  if (!reference) throw new Error('no Empresarial')
  expect((await remove(reference)).json()).toEqual({ outcome: 'deleted' })
  await loadReference(t.owner)
  const { items, archived } = await list()
  expect([...items, ...archived].map(({ name }) => name)).not.toContain('Empresarial')
})
