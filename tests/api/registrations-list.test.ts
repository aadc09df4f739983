import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let agent: Person
let otherAgent: Person
let lia: Person
let rui: Person
const ids: Record<string, string> = {}

async function company(name: string, customer: Person, given: Partial<Registration>): Promise<void> {
  const created_at = new Date(t.context.now.getTime() + Object.keys(ids).length * 1000)
  const order = await aRegistration(t.context, { company_name: name, user_id: customer.id, created_at, ...given })
  ids[order.id] = name
}

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  agent = await t.person('agent', { name: 'Bruno Reis' })
  otherAgent = await t.person('agent', { name: 'Célia Nunes' })
  lia = await t.person('user', { name: 'Lia Conceição', email: 'lia.conceicao@example.test' })
  rui = await t.person('user', { name: 'Rui Prado', email: 'rui@outro.example.test' })
  const paid_at = t.context.now
  const [mine, hers] = [{ assigned_agent_id: agent.id }, { assigned_agent_id: otherAgent.id }]
  await company('Açaí do Sol LLC', lia, { ...mine, status: 'in_review', paid_at, state_id: 'florida' })
  await company('Baobá 100% Corp', lia, { status: 'pending', state_id: 'delaware' })
  await company('Cacau_Trade LLC', rui, { ...hers, status: 'approved', paid_at, state_id: 'florida' })
  await company('Dendê Foods LLC', rui, { ...mine, status: 'documents_required', state_id: 'texas' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
})

const ask = (who: Person, query = '') => t.call('GET', `/api/registrations${query}`, { cookie: who.cookie })
const names = async (who: Person, query = ''): Promise<string[]> => {
  const answer = await ask(who, query)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer
    .json()
    .items.map((item: { companyName: string }) => item.companyName.slice(0, 1))
    .sort()
}
const search = (who: Person, term: string, more = '') => names(who, `?search=${encodeURIComponent(term)}${more}`)

describe('filters of the office', () => {
  test.each([
    ['', 'ABCD'],
    ['?status=in_review', 'A'],
    ['?status=documents_required', 'D'],
    ['?state=florida', 'AC'],
    ['?state=nevada', ''],
    ['?paid=true', 'AC'],
    ['?paid=false', 'BD'],
    ['?agent=none', 'B'],
    ['?state=florida&paid=true&status=approved', 'C'],
    ['?state=florida&paid=false', ''],
  ])('%s', async (query, expected) => expect((await names(admin, query)).join('')).toBe(expected))

  test('by agent', async () => {
    expect(await names(admin, `?agent=${agent.id}`)).toEqual(['A', 'D'])
    expect(await names(admin, `?agent=${otherAgent.id}&paid=true`)).toEqual(['C'])
    expect(await names(admin, `?agent=${lia.id}`)).toEqual([])
  })

  test('search by company, name or address of the customer, without case and accents', async () => {
    expect(await search(admin, 'acai DO sol')).toEqual(['A'])
    expect(await search(admin, 'conceicao')).toEqual(['A', 'B'])
    expect(await search(admin, 'RUI@outro')).toEqual(['C', 'D'])
    expect(await search(admin, 'rui', '&paid=true')).toEqual(['C'])
    expect(await search(admin, '')).toEqual(['A', 'B', 'C', 'D'])
    expect(await search(admin, 'Bruno Reis')).toEqual([])
  })

  test('search by the number on the screens, which is the beginning of the id', async () => {
    const { id } = (await ask(admin, '?search=cacau')).json().items[0]
    expect(await search(admin, id.slice(0, 8))).toContain('C')
    expect(await search(admin, `#${id.slice(0, 8).toUpperCase()}`)).toContain('C')
    expect(await search(otherAgent, '00000000')).toEqual([])
    expect(await search(lia, id.slice(0, 8))).not.toContain('C')
  })

  test('letters that mean something to a pattern are only letters', async () => {
    expect(await search(admin, '100%')).toEqual(['B'])
    expect(await search(admin, 'u_t')).toEqual(['C'])
    for (const term of ['_', '%', '\\', "'; drop table profiles; --"])
      expect((await search(admin, term)).length).toBeLessThan(2)
  })

  test.each([
    '?status=open',
    '?state=FL',
    '?agent=me',
    '?paid=1',
    '?sort=password',
    '?type=LLC',
    '?from=yesterday',
    '?from=0000-01-01',
    '?to=2026-02-30',
    '?user_id=1',
    '?filter[role]=x',
    '?limit=0',
  ])('refuses %s', async (query) => expect((await ask(admin, query)).statusCode).toBe(400))
})

test('a row says what the table shows, and no amounts', async () => {
  const [row] = (await ask(admin, '?status=in_review')).json().items
  expect(row).toEqual({
    id: expect.any(String),
    companyName: 'Açaí do Sol LLC',
    status: 'in_review',
    paid: true,
    companyType: 'LLC',
    state: 'Flórida',
    customer: { id: lia.id, name: 'Lia Conceição', email: 'lia.conceicao@example.test' },
    agent: { id: agent.id, name: 'Bruno Reis' },
    createdAt: expect.stringMatching(/Z$/),
    paidAt: expect.stringMatching(/Z$/),
    statusSince: expect.stringMatching(/Z$/),
  })
})

describe('no parameter widens what a reader may see', () => {
  test('an agent', async () => {
    expect(await names(agent)).toEqual(['A', 'D'])
    for (const query of [`?agent=${otherAgent.id}`, '?agent=none', '?status=approved', '?state=delaware'])
      expect([query, await names(agent, query)]).toEqual([query, []])
    expect(await search(agent, 'lia')).toEqual(['A'])
    expect(await search(agent, 'baoba')).toEqual([])
    expect(await search(agent, 'cacau')).toEqual([])
    expect(await names(agent, '?paid=true')).toEqual(['A'])
    expect(await names(agent, '?limit=100000')).toEqual(['A', 'D'])
  })

  test('a customer', async () => {
    expect(await names(lia)).toEqual(['A', 'B'])
    expect(await search(lia, 'rui')).toEqual([])
    expect(await names(lia, `?agent=${otherAgent.id}`)).toEqual([])
    expect((await ask(lia)).body).not.toContain(agent.email)
  })

  test('nor does the counting', async () => {
    const counts = async (who: Person) =>
      (await t.call('GET', '/api/registrations/counts', { cookie: who.cookie })).json()
    const none = { pending: 0, in_review: 0, approved: 0, rejected: 0, documents_required: 0 }
    expect(await counts(admin)).toMatchObject({ total: 4, of: { in_review: 1, approved: 1, rejected: 0 } })
    expect(await counts(agent)).toMatchObject({ total: 2, of: { in_review: 1, approved: 0 } })
    expect(await counts(otherAgent)).toEqual({ total: 1, of: { ...none, approved: 1 } })
    expect(await counts(lia)).toMatchObject({ total: 2, of: { in_review: 1, approved: 0 } })
  })
})

describe('pages', () => {
  async function walk(who: Person, query: string): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | null = ''
    for (let page = 0; page < 10 && cursor !== null; page++) {
      const answer: { items: { id: string }[]; nextCursor: string | null } = (
        await ask(who, `?limit=1${query}${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()
      seen.push(...answer.items.map(({ id }) => ids[id]?.slice(0, 1) ?? ''))
      cursor = answer.nextCursor
    }
    return seen
  }

  test('each row once, newest first, with and without filters and search', async () => {
    expect(await walk(admin, '')).toEqual(['D', 'C', 'B', 'A'])
    expect(await walk(admin, '&state=florida&paid=true')).toEqual(['C', 'A'])
    expect(await walk(admin, '&search=example')).toEqual(['D', 'C', 'B', 'A'])
    expect(await walk(admin, '&agent=none')).toEqual(['B'])
    expect(await walk(agent, '&paid=false')).toEqual(['D'])
  })

  test('a cursor works for its reader and its filters only', async () => {
    const { nextCursor } = (await ask(admin, '?limit=1&paid=true')).json()
    const tried = async (who: Person, query: string) => (await ask(who, `?${query}&cursor=${nextCursor}`)).statusCode
    expect(await tried(admin, 'limit=1&paid=true')).toBe(200)
    for (const query of [
      'limit=1',
      'limit=1&paid=false',
      'limit=1&paid=true&state=florida',
      'limit=1&paid=true&search=a',
    ])
      expect([query, await tried(admin, query)]).toEqual([query, 400])
    expect(await tried(agent, 'limit=1&paid=true')).toBe(400)
  })
})

test('searching has a limit of its own, listing has not', async () => {
  const key = `registrations.search:${agent.id}`
  const resets_at = new Date(Date.now() + 60_000)
  await t.db.insertInto('rate_limits').values({ key, hits: 120, resets_at }).execute()
  const refused = await ask(agent, '?search=sol')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask(agent)).statusCode).toBe(200)
})

test('the picker knows the agents, who gets work, and how much each has', async () => {
  const away = await t.person('agent', { name: 'Ábia Alves' })
  await t.db.updateTable('profiles').set({ agent_active: false, region: 'Sul' }).where('id', '=', away.id).execute()
  const { items } = (await t.call('GET', '/api/agents', { cookie: admin.cookie })).json()
  expect(items).toEqual([
    { id: away.id, name: 'Ábia Alves', email: away.email, region: 'Sul', active: false, openCount: 0 },
    { id: agent.id, name: 'Bruno Reis', email: agent.email, region: null, active: true, openCount: 2 },
    { id: otherAgent.id, name: 'Célia Nunes', email: otherAgent.email, region: null, active: true, openCount: 0 },
  ])
})
