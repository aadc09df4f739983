import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '#reference/load-reference.ts'
import { bodyOf } from '#tests/support/edited.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Requirement = { id: string; companyTypeId: string; name: string; version: number } & Record<string, unknown>
let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Ana Admin' })
})
afterAll(() => t.close())

const list = async (type = 'llc'): Promise<Requirement[]> => {
  const { items } = (await t.call('GET', '/api/document-requirements', { cookie: admin.cookie })).json()
  return items.filter(({ companyTypeId }: Requirement) => companyTypeId === type)
}
const named = async (name: string): Promise<Requirement> => {
  const found = (await list()).find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const add = (given: object = {}) =>
  t.call('POST', '/api/document-requirements', {
    cookie: admin.cookie,
    body: {
      ...{ id: randomUUID(), companyTypeId: 'llc', documentType: 'license', name: 'Licença', description: null },
      ...{ perOwner: false, active: true },
      ...given,
    },
  })
const save = (one: Requirement, changed: object) =>
  t.call('PUT', `/api/document-requirements/${one.id}`, {
    cookie: admin.cookie,
    body: bodyOf(one, changed, ['companyTypeId', 'position']),
  })
const order = (ids: string[]) =>
  t.call('PUT', '/api/document-requirements/order/llc', { cookie: admin.cookie, body: { ids } })
const askedBy = async (registrationId: string): Promise<string[]> => {
  const { rows } = await t.owner.query('select name from documents where business_registration_id = $1 order by name', [
    registrationId,
  ])
  return rows.map(({ name }) => name)
}

test('what is added is asked for by the next order, what is switched off no longer; earlier orders keep theirs', async () => {
  const customer = await t.person('user')
  const place = async () => {
    const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: await anOrder(t) })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().registrationId
  }
  const first = await place()
  const before = await askedBy(first)
  const added = (await add()).json()
  expect(added).toMatchObject({ position: 4, editedBy: 'Ana Admin', version: 1 })
  const purpose = await named('Objetivo da empresa')
  expect((await save(purpose, { active: false })).json()).toMatchObject({ active: false, version: 2 })
  const second = await place()
  expect(await askedBy(second)).toEqual([...before.filter((name) => name !== purpose.name), 'Licença'].sort())
  expect(await askedBy(first)).toEqual(before)
  expect((await list()).some(({ id }) => id === purpose.id)).toBe(true)
  await save(await named('Objetivo da empresa'), { active: true })
})

test('the same id again is the same requirement, and a type that is not offered is refused', async () => {
  const id = randomUUID()
  const first = await add({ id, name: 'Uma vez' })
  expect((await add({ id, name: 'Uma vez' })).json()).toEqual(first.json())
  expect((await add({ companyTypeId: 'guild' })).json().error.fields).toEqual({ companyTypeId: 'not_offered' })
})

test('the order names every requirement, and the history says who moved what', async () => {
  const ids = (await list()).map(({ id }) => id)
  const reversed = ids.toReversed()
  const answer = await order(reversed)
  expect(answer.json().items.map(({ id }: Requirement) => id)).toEqual(reversed)
  expect((await order(ids.slice(1))).statusCode).toBe(409)
  expect((await order([...ids.slice(1), ids[1] ?? ''])).statusCode).toBe(409)
  expect((await order([...ids.slice(1), randomUUID()])).statusCode).toBe(409)
  const history = await t.call('GET', `/api/edits?subjectType=document_requirement&subjectId=${ids[0]}`, {
    cookie: admin.cookie,
  })
  expect(history.json().items[0].changes).toEqual([{ field: 'position', from: 1, to: ids.length }])
  expect(await loadReference(t.owner)).toEqual({ inserted: 0, updated: 0 })
  expect((await list()).map(({ id }) => id)).toEqual(reversed)
})

test('of two people who edit, the second is told; the same again is no change', async () => {
  const one = await named('Comprovante de endereço')
  const first = await save(one, { description: 'Novo texto' })
  expect((await save(one, { description: 'Novo texto' })).json()).toEqual(first.json())
  expect((await save(one, { description: 'Outro texto' })).json().error.code).toBe('conflict')
  expect((await save(first.json(), { name: ' ' })).json().error.fields).toEqual({ name: 'required' })
})
