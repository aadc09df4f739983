import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Row = {
  subject: string
  id: string
  version: number
  checkedOn: string | null
  name: string
  state: string | null
}
let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Ana Admin' })
  await t.owner.query(`update facts set checked_on = now()`)
  await t.owner.query(`update naming_rules set checked_on = now()`)
})
afterAll(() => t.close())

const listed = async (): Promise<Row[]> => (await t.call('GET', '/api/rechecks', { cookie: admin.cookie })).json().items
const mark = (rows: readonly Row[]) =>
  t.call('POST', '/api/rechecks', {
    cookie: admin.cookie,
    body: { items: rows.map(({ subject, id, version }) => ({ subject, id, expectedVersion: version })) },
  })
const age = (key: string, days: string) => t.owner.query(`update facts set checked_on = ${days} where key = $1`, [key])

test('lists what nobody has checked for a year, what never was first, and takes it off the list once checked', async () => {
  expect(await listed()).toEqual([])
  await age('state/florida/llc/formation_fee', `(now() - interval '367 days')::date`)
  await age('state/texas/llc/formation_fee', 'null')
  await age('state/ohio/llc/formation_fee', `(now() - interval '360 days')::date`)
  await t.owner.query(`update naming_rules set checked_on = null where key = 'restricted_word/bank'`)
  const rows = await listed()
  expect(rows.map(({ subject, name, state }) => [subject, name, state])).toEqual([
    ['fact', 'Taxas do estado para abrir uma LLC', 'Texas'],
    ['naming_rule', 'bank', null],
    ['fact', 'Taxas do estado para abrir uma LLC', 'Flórida'],
  ])
  const answer = await mark(rows)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().items.map(({ result }: { result: string }) => result)).toEqual(['checked', 'checked', 'checked'])
  expect(await listed()).toEqual([])
  const stored = await t.owner.query(
    `select checked_on::text, version from facts where key = 'state/texas/llc/formation_fee'`,
  )
  expect(stored.rows).toEqual([{ checked_on: officeDay(t.context.now), version: 2 }])
  const history = await t.call('GET', `/api/edits?subjectType=naming_rule&subjectId=${rows[1]?.id}`, {
    cookie: admin.cookie,
  })
  expect(history.json().items[0]).toMatchObject({ by: { name: 'Ana Admin' }, changes: [{ field: 'checkedOn' }] })
})

test('says row by row what somebody has changed meanwhile or is gone, and marks the rest', async () => {
  await age('state/iowa/llc/formation_fee', 'null')
  await age('state/utah/llc/formation_fee', 'null')
  const rows = await listed()
  await t.owner.query(`update facts set version = version + 1 where key = 'state/iowa/llc/formation_fee'`)
  const answer = await mark([...rows, { ...(rows[0] as Row), id: '00000000-0000-4000-8000-000000000000' }])
  const results = answer.json().items.map(({ result }: { result: string }) => result)
  expect(results.sort()).toEqual(['checked', 'conflict', 'gone'])
  expect((await listed()).map(({ state }) => state)).toEqual(['Iowa'])
})

test('marks twice without a second entry in the history', async () => {
  const rows = await listed()
  expect((await mark(rows)).json().items[0].result).toBe('checked')
  expect((await mark(rows)).json().items[0].result).toBe('checked')
  const { rows: entries } = await t.owner.query('select 1 from edits where subject_id = $1', [rows[0]?.id])
  expect(entries).toHaveLength(1)
})
