import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listRemovals } from '#features/privacy/server/list-removals.ts'
import { features } from '#features/server.ts'
import { inTransaction } from '#server/context.ts'
import { ownerClient } from '#server/db/connect.ts'
import { makeBlobs } from '#server/files/make-files.ts'
import { holdRemovals, removeFiles } from '#server/files/remove-files.ts'
import { sweep } from '#server/jobs/sweep.ts'
import { finish, keepNewest, readBackups } from '#server/operations/backup/backup-folder.ts'
import { readBackup } from '#server/operations/backup/read-backup.ts'
import { restoreBackup } from '#server/operations/backup/restore-backup.ts'
import { snapshotRecords } from '#server/operations/backup/snapshot.ts'
import { settle } from '#server/operations/backup/tables.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { backupScene } from '#tests/support/backup-scene.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const scene = backupScene()

async function filesIn({ path, keys }: Awaited<ReturnType<typeof scene.take>>) {
  const found = { files: [] as string[], missing: [] as string[] }
  for await (const entry of readBackup(keys, path)) {
    if (entry.kind === 'file') found.files.push(entry.key)
    if (entry.kind === 'missing') found.missing.push(entry.key)
  }
  return found
}

// The backup must know every column that refers to a stored file, or restored rows would refer to missing files.
test('no other column names a stored file than those that the backup and the change of keys read', async () => {
  const { owner } = scene.t
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns c
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.data_type in ('text', 'uuid', 'character varying')`,
  )
  const keys = await storedFiles(scene.t)
  const holding: string[] = []
  for (const { table, column } of columns) {
    const { rowCount } = await owner.query(`select from ${table} where ${column}::text = any($1) limit 1`, [keys])
    if (rowCount || column === 'file_path') holding.push(`${table}.${column}`)
  }
  expect(holding.sort()).toEqual([
    'data_exports.file_path',
    'data_exports.id', // equals data_exports.file_path
    'document_versions.file_path',
    'documents.file_path', // repeats document_versions.file_path
    'file_removals.file_path', // the file is about to be deleted
  ])
  const strays = `select file_path from documents where file_path is not null except select file_path from document_versions`
  expect((await owner.query(strays)).rows).toEqual([])
  expect((await filesIn(await scene.take())).files.sort()).toEqual(keys.sort())
})

test('a file that a row named when the backup began is in it, although the row goes before its turn comes', async () => {
  const { t } = scene
  const client = ownerClient(t.place)
  await client.connect()
  await settle(client)
  await holdRemovals(client)
  const totals = { tables: 0, rows: 0, files: 0, missing: 0, bytes: 0 }
  const from = { client, blobs: makeBlobs(scene.source.config), takenAt: new Date(), stop: scene.source.stop }
  const records = snapshotRecords(from, totals)
  // The first sequence record comes after all tables have been read.
  for (let next = await records.next(); !next.value?.includes('"kind":"sequence"'); ) next = await records.next()
  const keys = await storedFiles(t)
  const { rows } = await t.owner.query<{ file_path: string }>('select file_path from document_versions')
  const [lost = '', ...going] = rows.map(({ file_path }) => file_path)
  await inTransaction(t.context, (tx) => listRemovals(tx, going))
  await t.owner.query('delete from document_versions where file_path = any($1)', [going])
  await removeFiles(t.services)
  await sweep(t.services, features)
  expect(await storedFiles(t)).toEqual(keys)
  while (!(await records.next()).done);
  expect(totals).toMatchObject({ files: keys.length, missing: 0 })
  await client.end()

  // After the backup the removals continue.
  await waitFor('the files to go', async () => {
    await sweep(t.services, features)
    return !(await storedFiles(t)).some((key) => going.includes(key))
  })
  await makeBlobs(scene.source.config).remove(lost)
  const next = await scene.take()
  expect(next.totals).toMatchObject({ files: keys.length - going.length - 1, missing: 1 })
  expect((await filesIn(next)).missing).toEqual([lost])
  await t.owner.query('delete from document_versions where file_path = $1', [lost])
})

test('only one backup is taken at a time', async () => {
  const client = ownerClient(scene.t.place)
  await client.connect()
  await client.query(`select pg_advisory_lock(hashtextextended('backup', 727))`)
  await expect(scene.take()).rejects.toThrow(StartupError)
  await client.end()
  await waitFor('the lock to be free', () => scene.take().catch(() => undefined))
})

test('files come from one bucket and go to another', async () => {
  const [from, to] = [await startFakeS3(), await startFakeS3()]
  const place = await scene.somewhere()
  const spool = await mkdtemp(join(tmpdir(), 'spool-'))
  try {
    const disk = makeBlobs(scene.source.config)
    const bucket = makeBlobs({ s3: from, dataDir: spool })
    const keys = await storedFiles(scene.t)
    for (const key of keys) await bucket.put(key, await disk.get(key))
    const made = await scene.take({ ...scene.source, config: { ...scene.source.config, s3: from } })
    expect(made.totals).toMatchObject({ files: keys.length, missing: 0 })

    const target = { ...scene.source, config: { ...place.config, s3: to } }
    const other = makeBlobs({ s3: to, dataDir: spool })
    const stray = randomUUID()
    await other.put(stray, await disk.get(keys[0] ?? ''))
    await expect(restoreBackup(target, made.path, { warn: () => undefined })).rejects.toThrow('não está vazio')
    await other.remove(stray)
    await restoreBackup(target, made.path, { warn: () => undefined })
    for (const key of keys) expect(await buffer(await other.get(key))).toEqual(await buffer(await disk.get(key)))
  } finally {
    await Promise.all([from.close(), to.close()])
    await rm(spool, { recursive: true, force: true })
  }
})

test('a backup gets its name when it is finished, is closed to others, and the oldest make room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  await chmod(folder, 0o755)
  try {
    const names: string[] = []
    for (const day of ['2026-01-02T03:04:05.678Z', '2025-12-31T23:59:59.000Z', '2026-01-03T00:00:00.000Z']) {
      const { path } = await scene.take()
      names.push(await finish(folder, path, new Date(day), true))
      expect(existsSync(path)).toBe(false)
    }
    expect(names[0]).toBe(join(folder, 'travessia-20260102T030405Z.backup'))
    expect((await stat(names[0] ?? '')).mode & 0o777).toBe(0o600)
    const { path } = await scene.take()
    const unverified = await finish(folder, path, new Date('2026-01-04T00:00:00.000Z'), false)
    expect(unverified).toBe(join(folder, 'travessia-20260104T000000Z-unverified.backup'))
    const asked = await readBackups(folder, new Date())
    expect(asked).toMatchObject({ readable: true, count: 3 })
    expect(asked?.newest?.name).not.toContain('unverified')
    await rm(unverified)
    await writeFile(join(folder, 'z.dump'), 'of another tool')
    expect(await keepNewest(folder, 2)).toEqual(['travessia-20251231T235959Z.backup'])
    expect((await readdir(folder)).sort()).toEqual([
      'travessia-20260102T030405Z.backup',
      'travessia-20260103T000000Z.backup',
      'z.dump',
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
