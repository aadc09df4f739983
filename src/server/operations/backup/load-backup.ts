import type pg from 'pg'
import { type DatabasePlace, ownerClient, ownerPool } from '#server/db/connect.ts'
import { ensureRoles } from '#server/db/ensure-roles.ts'
import { ensureMigrationsTable, holdMigrations, prepareWorker } from '#server/db/migrate.ts'
import { createSchema, noteIncluded } from '#server/db/schema.ts'
import type { Blobs } from '#server/files/blobs.ts'
import type { Keys } from '#server/keys/keys.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { openTables } from './load-tables.ts'
import { readBackup } from './read-backup.ts'
import { damaged } from './sealed-backup.ts'
import { settle } from './tables.ts'

export type Backup = { keys: Keys; path: string }
export type Target = { place: DatabasePlace; blobs: Blobs }

async function requireEmpty(client: pg.ClientBase, blobs: Blobs): Promise<{ hasWorker: boolean }> {
  const { rows } = await client.query<{ filled: boolean; worker: boolean }>(
    `select exists (
       select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     ) as filled, to_regclass('graphile_worker.jobs') is not null as worker`,
  )
  const { filled, worker } = rows[0] ?? { filled: true, worker: true }
  const jobs = worker && (await client.query('select from graphile_worker.jobs limit 1')).rowCount
  if (filled || jobs)
    throw new StartupError(
      'O banco de dados não está vazio. Uma cópia só é restaurada em um banco vazio: crie outro, ou escolha outro DATA_DIR.',
    )
  if (!(await blobs.isEmpty()))
    throw new StartupError(
      'O armazenamento de arquivos não está vazio. Uma cópia só é restaurada em um vazio: esvazie-o ou escolha outro.',
    )
  return { hasWorker: worker }
}

/** Loads rows in the open transaction and files into the store. */
async function load(client: pg.ClientBase, blobs: Blobs, { keys, path }: Backup, stop: AbortSignal): Promise<void> {
  let tables: Awaited<ReturnType<typeof openTables>> | undefined
  for await (const entry of readBackup(keys, path)) {
    stop.throwIfAborted()
    if (entry.kind === 'backup') {
      await ensureMigrationsTable(client)
      const current = await createSchema(client)
      const asCurrent = current.every((name) => entry.migrations.includes(name))
      tables = await openTables(client, asCurrent)
    }
    if (entry.kind === 'table' && (await tables?.load(entry.table, entry.rows)) !== entry.end().rows)
      throw damaged(path)
    if (entry.kind === 'sequence') await tables?.setSequence(entry)
    if (entry.kind === 'file') await blobs.put(entry.key, entry.content)
  }
  await tables?.close()
  // The rows of an older backup are in tables of this version, and its own list of migrations does not say so.
  await noteIncluded(client)
}

/** Removes what a rollback does not. The backup is read again for the files' names, because a list in memory would grow with them. */
async function undo({ keys, path }: Backup, blobs: Blobs, madeWorker: pg.Pool | undefined): Promise<void> {
  await madeWorker?.query('drop schema if exists graphile_worker cascade')
  for await (const entry of readBackup(keys, path)) if (entry.kind === 'file') await blobs.remove(entry.key)
}

/**
 * Fills an empty database and an empty store, all or nothing: rows, tables and roles' rights in one transaction, the files
 * before it commits. A node that starts meanwhile waits. The backup has to be whole (`checkBackup`) and of a known version.
 */
export async function loadBackup(
  backup: Backup,
  { place, blobs }: Target,
  stop: AbortSignal,
  beforeCommit: (client: pg.ClientBase) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const client = ownerClient(place)
  const pool = ownerPool(place, 1)
  try {
    await client.connect()
    await settle(client)
    await holdMigrations(client)
    const { hasWorker } = await requireEmpty(client, blobs)
    await ensureRoles(client, place)
    try {
      // The job queue makes its tables in transactions of its own.
      await prepareWorker(pool)
      await client.query('begin')
      await load(client, blobs, backup, stop)
      await beforeCommit(client)
    } catch (error) {
      await client.query('rollback').catch(() => undefined) // a lost connection has rolled back
      await undo(backup, blobs, hasWorker ? undefined : pool).catch((also: unknown) => {
        throw new StartupError(
          'A restauração falhou e não pôde ser desfeita: esvazie o banco de dados e o armazenamento antes de repeti-la.',
          { cause: new AggregateError([error, also]) },
        )
      })
      throw error
    }
    // Outside the clean-up: if the commit's answer is lost, the rows may be committed, and then their files must stay.
    await client.query('commit')
  } finally {
    await client.end()
    await pool.end()
  }
}
