import { isDeepStrictEqual } from 'node:util'
import type { Keys } from '#server/keys/keys.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { type BackupRecord, type RecordOf, readRecords, type TableRecord, type Totals } from './records.ts'
import { damaged, openBackup, refusalOf } from './sealed-backup.ts'
import { makeFileSum, makeRowSum } from './sums.ts'

export const FORMAT = 2
// Format 1 has no compressed data and is read by the same code.
const READABLE = [1, FORMAT]

type Content = AsyncGenerator<Buffer, void>
type Sum<R> = { add(piece: Buffer): void; result(): R }
type RowsSum = ReturnType<ReturnType<typeof makeRowSum>['result']>
type FileSum = ReturnType<ReturnType<typeof makeFileSum>['result']>

export type Entry =
  | RecordOf<'backup' | 'sequence' | 'missing' | 'end'>
  | { kind: 'table'; table: TableRecord; rows: Content; end(): RowsSum }
  | { kind: 'file'; key: string; content: Content; end(): FileSum }

type Records = AsyncGenerator<BackupRecord | Buffer, void>

async function* recordsOf(keys: Keys, path: string): Records {
  try {
    yield* readRecords(openBackup(keys, path))
  } catch (error) {
    throw refusalOf(error, path)
  }
}

/** The data up to its end record; throws before its end if it does not match the sum in that record. */
function contentOf<R extends object>(records: Records, ends: BackupRecord['kind'], sum: Sum<R>, path: string) {
  let found: R | undefined
  async function* read(): Content {
    while (!found) {
      const next = await records.next()
      if (next.done) throw damaged(path)
      if (Buffer.isBuffer(next.value)) {
        sum.add(next.value)
        yield next.value
        continue
      }
      if (!isDeepStrictEqual(next.value, { kind: ends, ...sum.result() })) throw damaged(path)
      found = sum.result()
    }
  }
  const end = (): R => {
    if (!found) throw new Error('the content was not read to its end')
    return found
  }
  return { read, end }
}

/** Reads what the consumer left of a table or a file. */
async function drain(content: Content): Promise<void> {
  for await (const _ of content);
}

/** Streams the entries of a backup in order, reading the file once; throws if anything differs from what was written. */
export async function* readBackup(keys: Keys, path: string): AsyncGenerator<Entry, void> {
  const records = recordsOf(keys, path)
  const seen: Totals = { tables: 0, rows: 0, files: 0, missing: 0, bytes: 0 }
  let last: BackupRecord | undefined
  try {
    for (let next = await records.next(); !next.done; next = await records.next()) {
      const value = next.value
      if (Buffer.isBuffer(value) || last?.kind === 'end' || !last !== (value.kind === 'backup')) throw damaged(path)
      last = value
      if (value.kind === 'backup' && !READABLE.includes(value.format)) throw newer(path)
      if (value.kind === 'table') {
        const { read, end } = contentOf(records, 'table-end', makeRowSum(), path)
        yield { kind: 'table', table: value, rows: read(), end }
        await drain(read())
        seen.tables += 1
        seen.rows += end().rows
        seen.bytes += end().bytes
      } else if (value.kind === 'file') {
        const { read, end } = contentOf(records, 'file-end', makeFileSum(), path)
        yield { kind: 'file', key: value.key, content: read(), end }
        await drain(read())
        seen.files += 1
        seen.bytes += end().bytes
      } else if (value.kind === 'table-end' || value.kind === 'file-end') throw damaged(path)
      else {
        if (value.kind === 'missing') seen.missing += 1
        if (value.kind === 'end' && !isDeepStrictEqual(value, { kind: 'end', ...seen })) throw damaged(path)
        yield value
      }
    }
    if (last?.kind !== 'end') throw damaged(path)
  } finally {
    // The file is closed also when the consumer leaves before the end.
    await records.return()
  }
}

export const newer = (path: string): StartupError =>
  new StartupError(`A cópia ${path} foi feita por uma versão mais nova deste programa. Use essa versão.`)
export const older = (path: string): StartupError =>
  new StartupError(
    `A cópia ${path} é antiga demais para este programa. Restaure com a versão que a fez, atualize e faça outra cópia.`,
  )
