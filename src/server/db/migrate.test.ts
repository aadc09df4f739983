import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextMigrations } from '#tests/support/next-migrations.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { ownerClient } from './connect.ts'
import { migrate } from './migrate.ts'
import { OLDEST_STEP } from './migration-file.ts'

let t: TestDatabase
let scratch: string
beforeAll(async () => {
  t = await testDatabase()
  scratch = mkdtempSync(join(tmpdir(), 'travessia-migrations-'))
})
beforeEach(() => t.owner.query(`delete from schema_migrations where name > '0900'`))
afterAll(async () => {
  await t.drop()
  rmSync(scratch, { recursive: true })
})
const next = (more: Record<string, string>) => nextMigrations(mkdtempSync(join(scratch, 'n-')), more)

test('what a migration says it is stands beside its name', async () => {
  const folder = next({
    '0900-wider.sql': '-- expands\ncreate table wider (id uuid);\n',
    '0901-narrower.sql': '-- contracts\ndrop table wider;\n',
    '0902-unmarked.sql': 'create table unmarked (id uuid);\n',
  })
  expect(await migrate(t.place, { folder })).toEqual(['0900-wider.sql', '0901-narrower.sql', '0902-unmarked.sql'])
  expect(await migrate(t.place, { folder })).toEqual([])
  const { rows } = await t.owner.query(
    `select name, kind from schema_migrations where name = '${OLDEST_STEP}' or name > '0900' order by name`,
  )
  expect(rows).toEqual([
    { name: OLDEST_STEP, kind: 'expands' },
    { name: '0900-wider.sql', kind: 'expands' },
    { name: '0901-narrower.sql', kind: 'contracts' },
    { name: '0902-unmarked.sql', kind: 'contracts' },
  ])
})

test('a database that only grew is accepted with a word about it, one from which something was taken is refused', async () => {
  const said: [object, string][] = []
  const log = { warn: (about: object, message: string) => said.push([about, message]) }
  await migrate(t.place, { folder: next({ '0900-grew.sql': '-- expands\ncreate table grew (id uuid);\n' }) })
  expect(await migrate(t.place, { log })).toEqual([])
  expect(said).toEqual([[{ unknown: ['0900-grew.sql'] }, 'database is newer than this program, which still fits']])

  // An older program noted only the name.
  await t.owner.query(`insert into schema_migrations (name) values ('9999-future.sql')`)
  await expect(migrate(t.place, { log })).rejects.toThrow(
    'mais novo que este programa (migrações desconhecidas: 0900-grew.sql, 9999-future.sql)',
  )
})

test('a migration that fails leaves nothing behind and is tried again by the next start', async () => {
  const folder = (sql: string) => next({ '0900-two-steps.sql': `-- expands\n${sql}` })
  const wrong = folder('create table first_step (id uuid);\ncreate table first_step (id uuid);\n')
  await expect(migrate(t.place, { folder: wrong })).rejects.toMatchObject({ code: '42P07' })
  expect((await t.owner.query(`select to_regclass('first_step') as made`)).rows).toEqual([{ made: null }])
  const right = folder('create table first_step (id uuid);\n')
  expect(await migrate(t.place, { folder: right })).toEqual(['0900-two-steps.sql'])
})

const INDEX = 'create index concurrently messages_by_text on messages (message);\n'
const indexIsWhole = async (): Promise<boolean | undefined> =>
  (await t.owner.query(`select indisvalid as whole from pg_index where indexrelid = to_regclass('messages_by_text')`))
    .rows[0]?.whole

test('F11: an index is made outside a transaction, anew after a try that broke off, once by nodes that start together', async () => {
  const holder = ownerClient(t.place)
  await holder.connect()
  try {
    // A transaction with an old view of the rows keeps the index waiting; giving up leaves one that cannot be used.
    await holder.query('begin isolation level repeatable read')
    await holder.query('select from messages')
    await t.owner.query(`set lock_timeout = '200ms'`)
    await expect(t.owner.query(INDEX)).rejects.toMatchObject({ code: '55P03' })
    await t.owner.query('reset lock_timeout')
    expect(await indexIsWhole()).toBe(false)

    const folder = next({ '0900-index.sql': `-- expands, outside a transaction\n${INDEX}` })
    const from = performance.now()
    const both = [migrate(t.place, { folder }), migrate(t.place, { folder })]
    await sleep(1000)
    await holder.query('commit')
    expect((await Promise.all(both)).flat()).toEqual(['0900-index.sql'])
    console.log(
      `F11: a broken index was made anew by one of two nodes in ${Math.round(performance.now() - from)} ms, ` +
        '1,000 ms of them behind an open transaction',
    )
    expect(await indexIsWhole()).toBe(true)

    // As if the process had been killed between making the index and noting it.
    await t.owner.query(`delete from schema_migrations where name = '0900-index.sql'`)
    expect(await migrate(t.place, { folder })).toEqual(['0900-index.sql'])
    expect(await indexIsWhole()).toBe(true)
  } finally {
    await holder.end()
  }
})
