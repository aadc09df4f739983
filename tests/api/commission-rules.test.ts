import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admira Luz' })
})
afterAll(() => t.close())

type Rule = { id: string; companyType: string; stateCode: string; version: number; baseCents: number; active: boolean }
const list = async (cookie = admin.cookie): Promise<{ items: Rule[]; holes: object[] }> =>
  (await t.call('GET', '/api/commission-rules', { cookie })).json()
const rulesOf = async (type: string, ...states: string[]): Promise<Rule[]> =>
  (await list()).items.filter(({ companyType, stateCode }) => companyType === type && states.includes(stateCode))
const change = (rules: Rule[], changes: object, { cookie } = admin) =>
  t.call('PUT', '/api/commission-rules', {
    cookie,
    body: { rules: rules.map(({ id, version }) => ({ id, expectedVersion: version })), changes },
  })

test('many rules change alike in one step, each with its history', async () => {
  const rules = await rulesOf('LLC', 'FL', 'DE', 'NY')
  const answer = await change(rules, { baseCents: 17_500, speedPercent: 0.125, thresholdDays: 6 })
  expect(answer.statusCode, answer.body).toBe(200)
  for (const after of await rulesOf('LLC', 'FL', 'DE', 'NY'))
    expect(after).toMatchObject({
      baseCents: 17_500,
      speedPercent: 0.125,
      thresholdDays: 6,
      version: 2,
      editedBy: 'Admira Luz',
    })
  const url = `/api/edits?subjectType=commission_rule&subjectId=${rules[0]?.id}`
  const { items } = (await t.call('GET', url, { cookie: admin.cookie })).json()
  expect(items[0].changes).toContainEqual(expect.objectContaining({ field: 'baseCents', to: 17_500 }))
})

test('of two admins the second is told and none of the second’s rules is saved', async () => {
  const other = await t.person('admin')
  const rules = await rulesOf('Corporation', 'FL', 'TX')
  expect((await change(rules.slice(1), { thresholdDays: 9 }, other)).statusCode).toBe(200)
  const late = await change(rules, { thresholdDays: 11 })
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict'])
  const [first, second] = (await rulesOf('Corporation', 'FL', 'TX')).map(({ version }) => version)
  expect([first, second].toSorted()).toEqual([1, 2])
  // Repeating the save after a lost answer changes nothing.
  expect((await change(rules.slice(1), { thresholdDays: 9 }, other)).statusCode).toBe(200)
})

test('no save leaves a type and state without a rule, and what is a hole already can be filled once', async () => {
  const [rule] = await rulesOf('Partnership', 'OH')
  const refused = await change([rule as Rule], { active: false })
  expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'commission_hole'])
  await t.owner.query(`delete from commission_rules where company_type = 'Partnership' and state_code = 'OH'`)
  expect((await list()).holes).toContainEqual(expect.objectContaining({ companyType: 'Partnership', stateCode: 'OH' }))
  // A missing rule for one company type and state does not block saves of other rules.
  expect((await change(await rulesOf('LLC', 'TX'), { thresholdDays: 8 })).statusCode).toBe(200)
  const body = {
    ...{ companyType: 'Partnership', stateCode: 'OH', baseCents: 10_000, multiplier: 1 },
    ...{ complexityPercent: 0.1, speedPercent: 0.1, thresholdDays: 5 },
  }
  const create = () => t.call('POST', '/api/commission-rules', { cookie: admin.cookie, body })
  const both = await Promise.all([create(), create()])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().error.reason).toBe('commission_overlap')
  expect((await list()).holes).toEqual([])
})

test.each([
  [{ baseCents: -1 }, 'baseCents'],
  [{ baseCents: 1.5 }, 'baseCents'],
  [{ multiplier: 0 }, 'multiplier'],
  [{ multiplier: 1.234 }, 'multiplier'],
  [{ complexityPercent: 1.01 }, 'complexityPercent'],
  [{ speedPercent: 0.12345 }, 'speedPercent'],
  [{ thresholdDays: 0 }, 'thresholdDays'],
])('%o is refused at its field', async (changes, field) => {
  const answer = await change(await rulesOf('LLC', 'FL'), changes)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toEqual([`changes.${field}`])
})

test('what does not exist cannot have a rule', async () => {
  const values = { baseCents: 1, multiplier: 1, complexityPercent: 0, speedPercent: 0, thresholdDays: 1 }
  for (const [place, field] of [
    [{ companyType: 'Padaria', stateCode: 'FL' }, 'companyType'],
    [{ companyType: 'LLC', stateCode: 'ZZ' }, 'stateCode'],
  ] as const) {
    const body = { ...values, ...place }
    const answer = await t.call('POST', '/api/commission-rules', { cookie: admin.cookie, body })
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  }
})
