import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Person = Awaited<ReturnType<TestApp['person']>>
type Item = { id: string; kind: string; title: string; body: string; version: number }
const URL = '/api/answer-templates'
const listOf = async ({ cookie }: Person): Promise<Item[]> => (await t.call('GET', URL, { cookie })).json().items
const create = ({ cookie }: Person, body: object) => t.call('POST', URL, { cookie, body })
const keep = async (who: Person, title: string, kind = 'message'): Promise<Item> => {
  const answer = await create(who, { kind, title, body: `Olá, {cliente}: ${title}` })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().items.find((one: Item) => one.title === title)
}

describe('own template answers', () => {
  test('are kept in the order of their owner and belong to nobody else', async () => {
    const [ana, rui] = [await t.person('agent'), await t.person('agent')]
    const [first, second] = [await keep(ana, 'Primeiro'), await keep(ana, 'Segundo')]
    await keep(ana, 'Recusa', 'refusal')
    await keep(rui, 'De Rui')
    expect((await listOf(ana)).map(({ title }) => title)).toEqual(['Primeiro', 'Segundo', 'Recusa'])
    const turned = { kind: 'message', ids: [second.id, first.id] }
    const moved = await t.call('PUT', URL, { cookie: ana.cookie, body: turned })
    expect(moved.json().items.map(({ title }: Item) => title)).toEqual(['Segundo', 'Primeiro', 'Recusa'])
    for (const ids of [[first.id], [first.id, first.id], [first.id, crypto.randomUUID()]])
      expect((await t.call('PUT', URL, { cookie: ana.cookie, body: { kind: 'message', ids } })).statusCode).toBe(409)
    const body = { title: 'Meu agora', body: 'Oi', expectedVersion: 1 }
    expect((await t.call('PUT', `${URL}/${first.id}`, { cookie: rui.cookie, body })).statusCode).toBe(404)
    expect((await t.call('DELETE', `${URL}/${first.id}`, { cookie: rui.cookie })).statusCode).toBe(404)
    expect((await t.call('PUT', URL, { cookie: rui.cookie, body: turned })).statusCode).toBe(409)
    expect((await t.call('DELETE', `${URL}/${first.id}`, { cookie: ana.cookie })).statusCode).toBe(200)
    expect((await listOf(ana)).map(({ title }) => title)).toEqual(['Segundo', 'Recusa'])
  })

  test('saved from two windows at once: one wins, the other is told', async () => {
    const ana = await t.person('agent')
    const { id } = await keep(ana, 'Oi')
    const save = (title: string) =>
      t.call('PUT', `${URL}/${id}`, { cookie: ana.cookie, body: { title, body: 'Olá', expectedVersion: 1 } })
    const answers = await Promise.all([save('A'), save('B')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await listOf(ana))[0]).toMatchObject({ version: 2, body: 'Olá' })
  })

  test('are fifty at most, however many windows add one', async () => {
    const ana = await t.person('agent')
    for (let n = 0; n < 48; n++) await keep(ana, `Modelo ${n}`)
    const more = { kind: 'refusal', title: 'Mais um', body: 'Texto' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(ana, more)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.reason).toBe('too_many_templates')
    expect(await listOf(ana)).toHaveLength(50)
  })

  test('need a title and a text, neither too long', async () => {
    const ana = await t.person('agent')
    const good = { kind: 'message', title: 'Oi', body: 'Olá' }
    for (const bad of [
      { title: ' ' },
      { body: '\n' },
      { title: 'x'.repeat(81) },
      { body: 'x'.repeat(2001) },
      { kind: 'x' },
    ])
      expect((await create(ana, { ...good, ...bad })).statusCode).toBe(400)
  })
})

describe('what they are filled with', () => {
  const valuesOf = (c: { registration: { id: string } }, { cookie }: Person, query = '') =>
    t.call('GET', `/api/registrations/${c.registration.id}/answer-values${query}`, { cookie })

  test('is said as the customer reads it', async () => {
    const c = await aConversation(t, { company_name: 'Ipê Roxo LLC' })
    await t.db.updateTable('user_preferences').set({ language: 'en_US' }).where('user_id', '=', c.customer.id).execute()
    const document = await aDocument(t.context, c.registration.id, {
      status: 'pending',
      due_on: new Date('2027-03-05'),
    })
    const answer = await valuesOf(c, c.agent, `?document=${document.id}`)
    expect(answer.json()).toEqual({
      language: 'en_US',
      values: {
        cliente: 'Caio Lima',
        empresa: 'Ipê Roxo LLC',
        estado: 'Florida',
        documento: 'Identity document',
        prazo: 'March 5, 2027',
        agente: 'Ana Agente',
      },
    })
    expect((await valuesOf(c, c.agent)).json().values).toMatchObject({ documento: null, prazo: null })
  })

  test('is of the own processes only, and a document of another company does not exist', async () => {
    const [c, other] = [await aConversation(t), await aConversation(t)]
    const document = await aDocument(t.context, other.registration.id)
    expect((await valuesOf(c, other.agent)).statusCode).toBe(404)
    expect((await valuesOf(c, c.customer)).statusCode).toBe(403)
    expect((await valuesOf(c, c.agent, `?document=${document.id}`)).statusCode).toBe(404)
  })
})
