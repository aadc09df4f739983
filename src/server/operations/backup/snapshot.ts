import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Blobs } from '#server/files/blobs.ts'
import { FileMissing } from '#server/files/files.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { keepFileList, keptFileList } from './named-files.ts'
import { FORMAT } from './read-backup.ts'
import {
  inLargePieces,
  packData,
  type RecordOf,
  type TableRecord,
  type Totals,
  writeData,
  writeRecord,
} from './records.ts'
import { makeFileSum, makeRowSum } from './sums.ts'
import { listTables, nameOf, readSequences, rowsOut } from './tables.ts'

const TRIES = 5

type Source = {
  /** The owner's connection, prepared by `settle`; it blocks removals of files. */
  client: pg.ClientBase
  blobs: Blobs
  takenAt: Date
  stop: AbortSignal
}

/**
 * Starts a transaction with one snapshot of all tables. Its locks block migrations and are taken before the first read: a table that
 * was rewritten after the snapshot would look empty. If a table was created meanwhile, it starts again.
 */
async function beginSnapshot(client: pg.ClientBase): Promise<TableRecord[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const listed = await listTables(client)
    if (listed.length === 0) throw new StartupError('O banco de dados está vazio: não há o que copiar.')
    await client.query('begin isolation level repeatable read, read only')
    await client.query(`lock table ${listed.map(nameOf).join(', ')} in access share mode`)
    if (isDeepStrictEqual(await listTables(client), listed)) return listed
    await client.query('rollback')
  }
  throw new Error('the tables keep changing')
}

async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Streams a snapshot of everything as a backup's records and counts it in `totals`. Memory does not grow with the data. */
export async function* snapshotRecords({ client, blobs, takenAt, stop }: Source, totals: Totals) {
  const tables = await beginSnapshot(client)
  const first: RecordOf<'backup'> = {
    kind: 'backup',
    format: FORMAT,
    takenAt: takenAt.toISOString(),
    migrations: await migrationsOf(client),
  }
  yield writeRecord(first)
  for (const table of tables) {
    const sum = makeRowSum()
    yield writeRecord(table)
    for await (const piece of inLargePieces(rowsOut(client, table))) {
      stop.throwIfAborted()
      sum.add(piece)
      yield await packData(piece)
    }
    const { rows, bytes } = sum.result()
    totals.tables += 1
    totals.rows += rows
    totals.bytes += bytes
    yield writeRecord({ kind: 'table-end', ...sum.result() })
  }
  for (const sequence of await readSequences(client)) yield writeRecord(sequence)
  await keepFileList(client)
  // The snapshot ends here, so that vacuum can continue; the files stay, because removals are blocked.
  await client.query('commit')
  for await (const key of keptFileList(client)) {
    stop.throwIfAborted()
    yield* fileRecords(blobs, key, totals)
  }
  yield writeRecord({ kind: 'end', ...totals })
}

async function* fileRecords(blobs: Blobs, key: string, totals: Totals) {
  const content = await blobs.get(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined
    throw error
  })
  if (!content) {
    totals.missing += 1
    yield writeRecord({ kind: 'missing', key })
    return
  }
  const sum = makeFileSum()
  yield writeRecord({ kind: 'file', key })
  for await (const piece of content) {
    sum.add(piece)
    yield writeData(piece)
  }
  totals.files += 1
  totals.bytes += sum.result().bytes
  yield writeRecord({ kind: 'file-end', ...sum.result() })
}
