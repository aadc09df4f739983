import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { returnsAllColumns } from './named-statements.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await testDatabase()
})
afterAll(() => t.drop())

test.each([
  ['select * from "profiles" where "id" = $1', true],
  ['insert into "profiles" ("name") values ($1) returning *', true],
  ['select "primary".*, 1 as one from "profiles" as "primary"', true],
  ['select distinct * from "profiles"', true],
  ['select count(*) as n, "a" * 2 as b from "profiles"', false],
  ['update "profiles" set "name" = $1 returning "id"', false],
])('%s', (text, all) => {
  expect(returnsAllColumns(text)).toBe(all)
})

test('a statement that was used before works on when a migration adds a column to its table', async () => {
  const readAll = () => t.db.selectFrom('company_types').selectAll().execute()
  const change = () =>
    t.db.updateTable('company_types').set({ label: 'LLC' }).where('id', '=', 'llc').returningAll().execute()
  const readNames = () => t.db.selectFrom('company_types').select(['id', 'label']).execute()
  const reads = [readAll, change, readNames]
  for (let round = 0; round < 3; round++) for (const read of reads) await read()
  await t.owner.query(`alter table company_types add column note_of_next_version text default 'none'`)
  for (const read of reads) expect((await read()).length).toBeGreaterThan(0)
})
