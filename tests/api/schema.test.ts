import { afterAll, expect, test } from 'vitest'
import { schemaDifferences, schemaObjects } from '#scripts/checks/schema-objects.ts'
import { ensureRoles } from '#server/db/ensure-roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationNames, OLDEST_STEP } from '#server/db/migration-file.ts'
import { type EmptyPlace, emptyPlace } from '#tests/support/empty-place.ts'
import { oldMigrationNames, runOldMigrations } from '#tests/support/old-migrations.ts'

const places: EmptyPlace[] = []
afterAll(() => Promise.all(places.map((place) => place.close())))
const somewhere = async () => {
  const place = await emptyPlace()
  places.push(place)
  return place
}

/** A database as version 0.17 left it, or an earlier version, with the last migration of that version. */
async function oldDatabase(last?: string) {
  const old = await somewhere()
  await ensureRoles(old.owner, old.place)
  await runOldMigrations(old.owner, last === undefined ? {} : { last })
  return old
}

const rowsOf = async ({ owner }: EmptyPlace): Promise<Record<string, unknown[]>> => {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select to_jsonb(t) - 'created_at' - 'updated_at' as row from ${name} t order by 1`,
    )
    if (rows.length > 0) found[name] = rows
  }
  return found
}

test('a database made of the schema files is the one that all migrations make, object by object and row by row', async () => {
  const [old, fresh] = [await oldDatabase(), await somewhere()]
  expect(oldMigrationNames()).toHaveLength(54)
  expect(oldMigrationNames().at(-1)).toBe(OLDEST_STEP)
  expect(await migrate(old.place)).toEqual(migrationNames())
  expect(await migrate(fresh.place)).toEqual([OLDEST_STEP, ...migrationNames()])

  const [ofOld, ofFresh] = [await schemaObjects(old.owner), await schemaObjects(fresh.owner)]
  expect(ofOld.size).toBeGreaterThan(2500)
  expect(schemaDifferences(ofOld, ofFresh)).toEqual([])
  expect(await rowsOf(fresh)).toEqual(await rowsOf(old))
  expect(await migrate(old.place)).toEqual([])
  expect(await migrate(fresh.place)).toEqual([])
})

test('differences are found: a column, a check, an index, a function, a right and a policy', async () => {
  const [one, other] = [await somewhere(), await somewhere()]
  for (const { owner } of [one, other])
    await owner.query(`create table things (id int, made date);
      alter table things enable row level security;
      create function twice(n int) returns int language sql return 2 * n`)
  await other.owner.query(`alter table things add column more text, add check (id > 0);
    create index things_by_day on things (made);
    create or replace function twice(n int) returns int language sql return n + n;
    grant select on things to public;
    create policy all_of_them on things using (true)`)
  const differences = schemaDifferences(await schemaObjects(one.owner), await schemaObjects(other.owner))
  expect(differences.map((line) => line.slice(0, line.indexOf(':'))).toSorted()).toEqual([
    'column public.things.more',
    'constraint things.things_id_check',
    'function twice(integer)',
    'policy things.all_of_them',
    'relation public.things',
    'relation public.things_by_day',
  ])
})

test('a database of a version before 0.17 is refused, and nothing in it is touched', async () => {
  const old = await oldDatabase('0054')
  const before = [await schemaObjects(old.owner), await rowsOf(old)]
  await expect(migrate(old.place)).rejects.toThrow('Inicie a versão 0.17 uma vez')
  expect([await schemaObjects(old.owner), await rowsOf(old)]).toEqual(before)
})

test('an empty database stays empty when its schema cannot be created, and the next start creates it', async () => {
  const fresh = await somewhere()
  await fresh.owner.query('create table purchases (id uuid)')
  await expect(migrate(fresh.place)).rejects.toMatchObject({ code: '42P07' })
  expect((await fresh.owner.query('select from schema_migrations')).rowCount).toBe(0)
  expect((await fresh.owner.query(`select to_regclass('profiles') as made`)).rows).toEqual([{ made: null }])
  await fresh.owner.query('drop table purchases')
  expect(await migrate(fresh.place)).toEqual([OLDEST_STEP, ...migrationNames()])
})

test('nodes that start together on an empty database create it once', async () => {
  const fresh = await somewhere()
  const all = await Promise.all([migrate(fresh.place), migrate(fresh.place), migrate(fresh.place)])
  expect(all.flat()).toEqual([OLDEST_STEP, ...migrationNames()])
})
