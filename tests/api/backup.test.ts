import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { schemaDifferences, schemaObjects } from '#scripts/checks/schema-objects.ts'
import { sealAudit } from '#server/audit/seal-audit.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { appClient, ownerPool } from '#server/db/connect.ts'
import { ensureRoles } from '#server/db/ensure-roles.ts'
import { migrate, prepareWorker } from '#server/db/migrate.ts'
import { migrationNames, OLDEST_STEP } from '#server/db/migration-file.ts'
import { makeBlobs } from '#server/files/make-files.ts'
import { restoreBackup } from '#server/operations/backup/restore-backup.ts'
import { backupScene } from '#tests/support/backup-scene.ts'
import type { EmptyPlace } from '#tests/support/empty-place.ts'
import { oldMigrationNames, runOldMigrations } from '#tests/support/old-migrations.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const ODD = 'tab\t, line\nend, \\N, \\., "quotes", ção 🚀, \u202Eleft'
const scene = backupScene()
const quiet = { warn: () => undefined }

const restore = (to: EmptyPlace, path: string) => restoreBackup({ ...scene.source, config: to.config }, path, quiet)

/** Every row of every table as PostgreSQL prints it, so that our own checksums are not compared with themselves. */
async function everything(client: EmptyPlace['owner']): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not in ('sessions', 'migrations') order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

async function addOddRows(): Promise<void> {
  const { owner, services } = scene.t
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, n) => n))
  await owner.query(`insert into known_devices (user_id, device_hash) select id, $1 from profiles`, [everyByte])
  await owner.query(
    `update notifications set message = $1, data = data || jsonb_build_object('odd', $1::text, 'n', 1.50, 'none', null)`,
    [ODD],
  )
  await owner.query(`update test_payment_sessions set refund_keys = array['a', $1, '', 'NULL']`, [ODD])
  await owner.query(
    `insert into audit_log (action, at) select 'session.started', now() - interval '1 hour' from generate_series(1, 20)`,
  )
  // Sealing waits for the open transactions of the test files that run beside this one.
  const sealed = async () => {
    await sealAudit(services)
    return (await owner.query('select from audit_seals')).rowCount
  }
  await waitFor('a seal', sealed, 60_000)
}

test('a restored place has every row, every file, the same rights and the next numbers; everybody signs in again', async () => {
  const { t } = scene
  await addOddRows()
  const { path, totals } = await scene.take()
  const to = await scene.somewhere()
  const restored = await restore(to, path)
  expect(restored).toMatchObject({ totals, migrations: [OLDEST_STEP, ...migrationNames()], hasErasuresLog: false })

  const [before, after] = [await everything(t.owner), await everything(to.owner)]
  expect(after).toEqual(before)
  expect(Object.values(after).filter((rows) => rows.length === 0).length).toBeGreaterThan(5)
  expect(Object.values(after).filter((rows) => rows.length > 0).length).toBeGreaterThan(50)
  const sessions = await t.owner.query('select from sessions')
  expect(totals.rows).toBe(Object.values(before).flat().length + (sessions.rowCount ?? 0))
  expect((await to.owner.query('select from sessions')).rowCount).toBe(0)

  const keys = await storedFiles(t)
  expect(totals).toMatchObject({ files: keys.length, missing: 0 })
  const blobs = makeBlobs(scene.source.config)
  for (const key of keys) expect(await buffer(await to.blobs.get(key))).toEqual(await buffer(await blobs.get(key)))

  const numbers = `select schemaname, sequencename, last_value from pg_sequences order by 1, 2`
  expect((await to.owner.query(numbers)).rows).toEqual((await t.owner.query(numbers)).rows)
  const objects = `
    select c.relname, c.relacl::text, c.relrowsecurity,
      array(select conname || pg_get_constraintdef(oid) || convalidated from pg_constraint where conrelid = c.oid order by 1) as constraints,
      array(select tgname || tgenabled::text from pg_trigger where tgrelid = c.oid and not tgisinternal order by 1) as triggers
    from pg_class c
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'v', 'i', 'S')
    order by 1`
  expect((await to.owner.query(objects)).rows).toEqual((await t.owner.query(objects)).rows)
  expect(await verifyAudit(to.owner)).toMatchObject({ ok: true, rows: expect.any(Number) })
  expect(await migrate(to.place)).toEqual([])

  const app = appClient(to.place)
  await app.connect()
  expect((await app.query('select name from profiles limit 1')).rowCount).toBe(1)
  await expect(app.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' })
  await app.end()
})

test('a backup of an earlier version comes back in the tables of this one', async () => {
  const older = await scene.somewhere()
  await ensureRoles(older.owner, older.place)
  await runOldMigrations(older.owner)
  const pool = ownerPool(older.place, 1)
  await prepareWorker(pool)
  await pool.end()
  await older.owner.query(`insert into profiles (name, email) values ('Ana', 'ana@example.test')`)
  const { path } = await scene.take({ ...scene.source, config: older.config })

  const to = await scene.somewhere()
  expect((await restore(to, path)).migrations).toEqual(oldMigrationNames())
  expect((await to.owner.query('select name from schema_migrations order by 1')).rows).toEqual(
    [...oldMigrationNames(), ...migrationNames()].map((name) => ({ name })),
  )
  expect(schemaDifferences(await schemaObjects(to.owner), await schemaObjects(scene.t.owner))).toEqual([])
  expect(await migrate(to.place)).toEqual([])
  expect((await to.owner.query('select name, email from profiles')).rows).toEqual([
    { name: 'Ana', email: 'ana@example.test' },
  ])
  expect((await to.owner.query('select count(*)::int as rules from refund_rules')).rows).toEqual([{ rules: 7 }])
})
