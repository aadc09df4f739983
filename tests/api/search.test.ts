import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Result = { kind: string; id: string; title: string; detail: string; registrationId: string | null }
let t: TestApp
let admin: Person
let agent: Person
let lia: Person
const numbers: string[] = []

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admin Um' })
  agent = await t.person('agent', { name: 'Bruno Reis' })
  lia = await t.person('user', { name: 'Lia Conceição', email: 'lia@example.test' })
  const rui = await t.person('user', { name: 'Rui Açaí', email: 'rui@example.test' })
  const day = (n: number) => new Date(t.context.now.getTime() - n * 86_400_000)
  const company = async (name: string, customer: Person, more: object) => {
    const { id } = await aRegistration(t.context, { company_name: name, user_id: customer.id, ...more })
    numbers.push(id)
    await t.owner.query(
      `insert into documents (business_registration_id, name, document_type) values ($1, $2, 'contract')`,
      [id, `Contrato de ${name}`],
    )
  }
  await company('Açaí', lia, { created_at: day(300) })
  await company('Açaí do Sol LLC', lia, { created_at: day(10), assigned_agent_id: agent.id })
  await company('Casa do Açaí LLC', lia, { created_at: day(5) })
  await company('Baobá LLC', rui, { created_at: day(1) })
  await t.owner.query(
    `insert into support_tickets (user_id, type, subject, message) values ($1, 'technical', 'Dúvida sobre açaí', 'Oi')`,
    [lia.id],
  )
})
afterAll(() => t.close())
beforeEach(() => t.db.deleteFrom('rate_limits').execute())

async function find(who: Person, term: string): Promise<Result[]> {
  const answer = await t.call('GET', `/api/search?search=${encodeURIComponent(term)}`, { cookie: who.cookie })
  expect([term, answer.statusCode]).toEqual([term, 200])
  return answer.json().items
}
const titles = async (who: Person, term: string) => (await find(who, term)).map(({ kind, title }) => `${kind} ${title}`)

test('everything stands in one list, the best match first, however old it is', async () => {
  const found = await titles(admin, 'acai')
  expect(found.slice(0, 2)).toEqual(['company Açaí', 'company Açaí do Sol LLC'])
  expect(found.slice(2, -1).sort()).toEqual([
    'company Casa do Açaí LLC',
    'document Contrato de Açaí',
    'document Contrato de Açaí do Sol LLC',
    'document Contrato de Casa do Açaí LLC',
    'person Rui Açaí',
    'ticket Dúvida sobre açaí',
  ])
  // Only the customer's name of this company contains the term.
  expect(found.at(-1)).toBe('company Baobá LLC')
})

test('people are found by their address, companies by their customer', async () => {
  expect((await find(admin, 'lia@example')).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['person', 'company', 'ticket']),
  )
})

test('a process is found by its number, in front of everything else', async () => {
  const [first] = numbers
  const [found] = await find(admin, `#${first?.slice(0, 8)}`)
  expect(found).toMatchObject({ kind: 'company', id: first })
})

describe('an agent', () => {
  test('finds the own companies and their documents only', async () => {
    expect(await titles(agent, 'acai')).toEqual(['company Açaí do Sol LLC', 'document Contrato de Açaí do Sol LLC'])
  })
  test('finds nobody by number or name who is not theirs', async () => {
    expect(await find(agent, `#${numbers[0]?.slice(0, 8)}`)).toEqual([])
    expect(await find(agent, 'Rui')).toEqual([])
  })
})

test('signs alone find nothing, and an empty term is refused', async () => {
  expect(await find(admin, '%_')).toEqual([])
  expect((await t.call('GET', '/api/search?search=%20', { cookie: admin.cookie })).statusCode).toBe(400)
})

test('the searches of one person are limited', async () => {
  await t.db
    .insertInto('rate_limits')
    .values({ key: `search.search:${admin.id}`, hits: 120, resets_at: new Date(t.context.now.getTime() + 60_000) })
    .execute()
  const answer = await t.call('GET', '/api/search?search=acai', { cookie: admin.cookie })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBeDefined()
})
