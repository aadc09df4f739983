import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
let other: Person
let lia: Person
let count = 0

async function company(name: string, given: Partial<Registration>, workflow?: string): Promise<Registration> {
  const created_at = new Date(t.context.now.getTime() + count++ * 1000)
  const order = await aRegistration(t.context, {
    company_name: name,
    user_id: lia.id,
    created_at,
    assigned_agent_id: agent.id,
    ...given,
  })
  if (workflow) await aWorkflow(t.context, order, { workflow_status: workflow })
  return order
}

beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  other = await t.person('agent')
  lia = await t.person('user', { name: 'Lia Conceição', email: 'lia@example.test' })
  await company('Açaí LLC', { status: 'pending' })
  await company('Baobá LLC', { status: 'in_review', state_id: 'texas' }, 'not_started')
  await company('Cacau Corp', { status: 'in_review', company_type_id: 'corporation' }, 'in_progress')
  await company('Dendê LLC', { status: 'documents_required' }, 'in_progress')
  await company('Embaúba LLC', { status: 'approved' }, 'completed')
  await company('Figo LLC', { status: 'rejected' })
  await company('Goiaba LLC', { status: 'in_review' }, 'on_hold')
  await company('Hortelã LLC', { status: 'pending' }, 'in_progress')
  await company('Ipê LLC', { status: 'in_review', assigned_agent_id: other.id }, 'in_progress')
  await company('Jatobá LLC', { status: 'pending', assigned_agent_id: null })
})
afterAll(() => t.close())
beforeEach(() => t.db.deleteFrom('rate_limits').execute())

const ask = (who: Person, query = '') => t.call('GET', `/api/agent/processes${query}`, { cookie: who.cookie })
const letters = async (who: Person, query = ''): Promise<string> => {
  const answer = await ask(who, query)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer
    .json()
    .items.map((item: { companyName: string }) => item.companyName[0])
    .join('')
}

test.each([
  ['', 'HGFEDCBA'],
  ['?stage=review', 'HGBA'],
  ['?stage=documents', 'D'],
  ['?stage=filing', 'C'],
  ['?stage=done', 'E'],
  ['?sort=oldest', 'ABCDEFGH'],
  ['?stage=review&sort=oldest', 'ABGH'],
  ['?state=texas', 'B'],
  ['?type=corporation', 'C'],
  ['?stage=review&state=texas', 'B'],
  ['?stage=filing&state=texas', ''],
  ['?stage=filing&type=corporation', 'C'],
  ['?stage=done&state=florida', 'E'],
  ['?search=lia', 'HGFEDCBA'],
  ['?search=conceicao&stage=review', 'HGBA'],
  ['?search=cacau&stage=review', ''],
  ['?search=cacau&stage=filing&type=corporation', 'C'],
  ['?search=ipe', ''],
  ['?search=jatoba', ''],
])('%s gives %s', async (query, expected) => expect(await letters(agent, query)).toBe(expected))

test('page by page, each filter has every row once', async () => {
  for (const query of ['?limit=3', '?limit=1&stage=review', '?limit=2&stage=review&sort=oldest']) {
    let all = ''
    let cursor = ''
    for (let pages = 0; pages < 10; pages++) {
      const { items, nextCursor } = (await ask(agent, `${query}${cursor}`)).json()
      all += items.map((item: { companyName: string }) => item.companyName[0]).join('')
      if (!nextCursor) break
      cursor = `&cursor=${nextCursor}`
    }
    expect(all).toBe(await letters(agent, query.replace(/limit=\d/, 'limit=100')))
  }
})

test('a row says what waits and whether it is being filed, and no amounts', async () => {
  const busy = await company('Zimbro LLC', { status: 'in_review', paid_at: t.context.now }, 'in_progress')
  await aDocument(t.context, busy.id)
  await aMessage(t.context, busy.id, lia.id)
  const [row] = (await ask(agent, '?search=zimbro')).json().items
  expect(row).toEqual({
    id: busy.id,
    companyName: 'Zimbro LLC',
    status: 'in_review',
    paid: true,
    companyType: 'LLC',
    state: 'Flórida',
    customer: { id: lia.id, name: 'Lia Conceição', email: 'lia@example.test' },
    agent: { id: agent.id, name: 'Ana Prado' },
    createdAt: expect.any(String),
    paidAt: expect.any(String),
    statusSince: expect.any(String),
    filing: true,
    documentsWaiting: 1,
    unread: 1,
  })
})

test('another agent has other rows, and a cursor of one works for nobody else', async () => {
  expect(await letters(other)).toBe('I')
  expect(await letters(other, '?stage=filing')).toBe('I')
  const { nextCursor } = (await ask(agent, '?limit=2')).json()
  expect((await ask(other, `?limit=2&cursor=${nextCursor}`)).statusCode).toBe(400)
})

test.each(['?stage=rejected', '?sort=urgent', '?agent=none', '?paid=true', '?state=FL'])('refuses %s', async (query) =>
  expect((await ask(agent, query)).statusCode).toBe(400),
)
