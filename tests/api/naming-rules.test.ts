import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadReference } from '#reference/load-reference.ts'
import { bodyOf } from '#tests/support/edited.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Rule = { id: string; kind: string; word: string | null; stateId: string | null; version: number } & Record<
  string,
  unknown
>
let t: TestApp
let admin: Person
let customer: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Ana Admin' })
  customer = await t.person('user')
})
afterAll(() => t.close())

const list = async (): Promise<Rule[]> =>
  (await t.call('GET', '/api/naming-rules', { cookie: admin.cookie })).json().items
const ruleOf = async (kind: string, is: (rule: Rule) => boolean = () => true): Promise<Rule> => {
  const rule = (await list()).find((one) => one.kind === kind && is(one))
  if (!rule) throw new Error(`no ${kind}`)
  return rule
}
const save = (rule: Rule, changed: object) =>
  t.call('PUT', `/api/naming-rules/${rule.id}`, {
    cookie: admin.cookie,
    body: bodyOf(rule, changed, ['kind', 'companyTypeId', 'stateId', 'state']),
  })
const reasonsOf = async (name: string): Promise<string[]> => {
  const body = { companyTypeId: 'llc', stateId: 'florida', names: [name] }
  const answer = await t.call('POST', '/api/orders/check-names', { cookie: customer.cookie, body })
  return answer.json().items[0].reasons
}
const word = (given: object) => ({
  ...{ id: randomUUID(), kind: 'restricted_word', word: 'capivara', variants: ['capivaras'], severity: 'warn' },
  ...{ reason: 'Só com autorização', sources: [], checkedOn: null, confidence: 'low' },
  ...given,
})
const add = (given: object = {}) => t.call('POST', '/api/naming-rules', { cookie: admin.cookie, body: word(given) })

describe('a word', () => {
  test('that is added counts in the next check, and once removed no longer does, also after the reference data', async () => {
    expect(await reasonsOf('Capivara Verde LLC')).toEqual([])
    const answer = await add()
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { word: 'capivara', editedBy: 'Ana Admin' }])
    expect(await reasonsOf('Capivaras Verdes LLC')).toEqual(['"capivaras": Só com autorização'])
    const { id, version } = answer.json()
    const remove = (expectedVersion: number) =>
      t.call('POST', `/api/naming-rules/${id}/remove`, { cookie: admin.cookie, body: { expectedVersion } })
    expect((await remove(version + 1)).statusCode).toBe(409)
    expect((await remove(version)).json()).toEqual({ ok: true })
    expect((await remove(version)).statusCode).toBe(404)
    expect(await reasonsOf('Capivaras Verdes LLC')).toEqual([])
    const history = await t.call('GET', `/api/edits?subjectType=naming_rule&subjectId=${id}`, { cookie: admin.cookie })
    expect(history.json().items.map(({ kind }: { kind: string }) => kind)).toEqual(['removed', 'created'])
  })

  test('of ours that was removed is not brought back', async () => {
    const bank = await ruleOf('restricted_word', (rule) => rule.word === 'bank')
    const body = { expectedVersion: bank.version }
    await t.call('POST', `/api/naming-rules/${bank.id}/remove`, { cookie: admin.cookie, body })
    expect(await loadReference(t.owner)).toEqual({ inserted: 0, updated: 0 })
    expect(await reasonsOf('Blue Bank LLC')).toEqual([])
  })

  test('stands once in its list, however it is written; the same id again is the same word', async () => {
    const id = randomUUID()
    const first = await add({ id, word: 'Jabuti' })
    expect((await add({ id, word: 'Jabuti' })).json()).toEqual(first.json())
    expect((await add({ word: ' JABUTÍ ' })).json().error.fields).toEqual({ word: 'already_listed' })
    const two = await Promise.all([add({ word: 'Tamanduá' }), add({ word: 'tamandua' })])
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const other = two.find(({ statusCode }) => statusCode === 200)?.json()
    expect((await save(other, { word: 'jabuti' })).json().error.fields).toEqual({ word: 'already_listed' })
  })
})

describe('a rule', () => {
  test('that is edited counts in the next check', async () => {
    const length = await ruleOf('length', (rule) => rule.stateId === null)
    expect((await save(length, { max: 12, reason: 'No máximo 12' })).statusCode).toBe(200)
    expect(await reasonsOf('Araucária Verde LLC')).toEqual(['No máximo 12'])
    const now = await ruleOf('length', (rule) => rule.stateId === null)
    expect((await save(now, { max: 120 })).json()).toMatchObject({ version: 3, max: 120 })
    const accepted = await ruleOf('designator', (rule) => rule.stateId === 'florida' && rule['accepted'] !== null)
    await save(accepted, { accepted: ['LLC'] })
    expect((await reasonsOf('Verde Limited Liability Company')).length).toBe(1)
  })

  test('of signs takes no pattern that does not compile or could take long', async () => {
    const signs = await ruleOf('characters')
    for (const allowedPattern of ['[a-z', '^(a+)+$', '^(.*)*$', 'x'.repeat(201)]) {
      const answer = await save(signs, { allowedPattern })
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['allowedPattern']])
    }
    expect((await save(signs, { allowedPattern: '^[A-Za-z ]+$' })).statusCode).toBe(200)
    expect(await reasonsOf('Verde 9 LLC')).toEqual(['Há sinais que os registros americanos não aceitam'])
  })

  test('that somebody else saved meanwhile is not overwritten', async () => {
    const rule = await ruleOf('similarity')
    expect((await save(rule, { genericWords: ['group'] })).statusCode).toBe(200)
    expect((await save(rule, { genericWords: ['holding'] })).json().error.code).toBe('conflict')
    expect(await ruleOf('similarity')).toMatchObject({ genericWords: ['group'], editedBy: 'Ana Admin' })
  })

  test('keeps what it needs: accepted designators, a shortest below the longest length, and is no word to remove', async () => {
    const accepted = await ruleOf('designator', (rule) => rule.stateId === 'texas' && rule['accepted'] !== null)
    expect((await save(accepted, { accepted: [] })).json().error.fields).toEqual({ accepted: 'required' })
    const length = await ruleOf('length', (rule) => rule.stateId === null)
    expect((await save(length, { min: 9, max: 8 })).json().error.fields).toEqual({ max: 'invalid' })
    const body = { expectedVersion: length.version }
    const removed = await t.call('POST', `/api/naming-rules/${length.id}/remove`, { cookie: admin.cookie, body })
    expect(removed.statusCode).toBe(404)
  })
})
