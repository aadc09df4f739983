import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { announcementIds } from '#features/announcement/rules/rows.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: { cookie: string }
let other: { cookie: string }
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Bia Lima' })
  other = await t.person('superadmin', { name: 'Caio Reis' })
})
afterAll(() => t.close())

const read = async () => (await t.call('GET', '/api/announcement', { cookie: admin.cookie })).json()
const save = (id: string, content: object, expectedVersion: number, cookie = admin.cookie) =>
  t.call('PUT', '/api/announcement', { cookie, body: { row: { id, content }, expectedVersion } })

test('what is announced at first are the figures of the pages, as rows that nobody has edited', async () => {
  const stored = await read()
  for (const id of announcementIds)
    expect(stored[id], id).toEqual({ content: announcementDefaults[id], version: 1, editedAt: null, editedBy: null })
})

test('of two people the second is told, and the history says who changed what', async () => {
  const { customers } = announcementDefaults
  const first = await save('customers', { ...customers, marketingCount: 3000 }, 1, other.cookie)
  expect(first.json().customers).toMatchObject({ version: 2, editedBy: 'Caio Reis', content: { marketingCount: 3000 } })
  expect((await save('customers', { ...customers, marketingCount: 4000 }, 1)).statusCode).toBe(409)
  // A save of the same values is a retry after a lost answer, and is accepted.
  expect((await save('customers', { ...customers, marketingCount: 3000 }, 1)).json().customers.version).toBe(2)
  expect((await save('customers', { ...customers, marketingCount: 4000 }, 2)).statusCode).toBe(200)
  const history = await t.call('GET', '/api/edits?subjectType=announcement&subjectId=customers', {
    cookie: admin.cookie,
  })
  expect(history.json().items).toMatchObject([
    { by: { name: 'Bia Lima' }, changes: [{ field: 'marketingCount', from: 3000, to: 4000 }] },
    { by: { name: 'Caio Reis' }, changes: [{ field: 'marketingCount', from: 2500, to: 3000 }] },
  ])
})

test.each([
  ['hours', { ...announcementDefaults.hours, contactWeek: { opens: 18, closes: 9 } }, 'row.content.contactWeek'],
  ['times', { ...announcementDefaults.times, total: { from: 5, to: 2, unit: 'weeks' } }, 'row.content.total'],
  ['customers', announcementDefaults.times, 'row.content.marketingCount'],
  // Prices come from the packages: the announcement has no row for them.
  ['landing-basico', { amountBrl: 1499 }, 'row.id'],
  ['nada', {}, 'row.id'],
])('%s with nonsense in it is refused at its field', async (id, content, field) => {
  const answer = await save(id, content, 1)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toContain(field)
})
