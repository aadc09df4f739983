import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { FORMAT, readBackup } from './read-backup.ts'
import { type BackupRecord, inLargePieces, packData, type RecordOf, writeData, writeRecord } from './records.ts'
import { sealBackup } from './sealed-backup.ts'
import { makeFileSum, makeRowSum } from './sums.ts'

const keys = makeKeys({ appKey: newAppKey() })
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const first: RecordOf<'backup'> = {
  kind: 'backup',
  format: FORMAT,
  takenAt: '2026-01-01T00:00:00.000Z',
  migrations: [],
}
const table: RecordOf<'table'> = { kind: 'table', schema: 'public', name: 't', columns: ['a'] }
const sumOf = <R>(sum: { add(piece: Buffer): void; result(): R }, text: string): R => {
  sum.add(Buffer.from(text))
  return sum.result()
}
const tableEnd: RecordOf<'table-end'> = { kind: 'table-end', ...sumOf(makeRowSum(), '1\n2\n') }
const file: RecordOf<'file'> = { kind: 'file', key: 'a-key-of-some-file' }
const fileEnd: RecordOf<'file-end'> = { kind: 'file-end', ...sumOf(makeFileSum(), 'bytes') }
const end: RecordOf<'end'> = { kind: 'end', tables: 1, rows: 2, files: 1, missing: 0, bytes: 9 }
const whole: (BackupRecord | string)[] = [first, table, '1\n', '2\n', tableEnd, file, 'by', '', 'tes', fileEnd, end]

type Part = BackupRecord | string | Buffer
/** Strings are written as data, buffers as raw bytes without a frame. */
async function write(parts: Part[]): Promise<string> {
  async function* records() {
    for (const part of parts)
      if (Buffer.isBuffer(part)) yield part
      else yield typeof part === 'string' ? writeData(Buffer.from(part)) : writeRecord(part)
  }
  const path = join(folder, 'x.backup')
  await writeFile(path, sealBackup(keys, records()))
  return path
}

/** The entries of the backup; without `contents` the rows of tables and the bytes of files are left unread. */
async function read(path: string, contents: boolean): Promise<string[]> {
  const found: string[] = []
  for await (const entry of readBackup(keys, path)) {
    found.push(entry.kind)
    if (!contents) continue
    if (entry.kind === 'table') for await (const piece of entry.rows) found.push(piece.toString())
    if (entry.kind === 'file') for await (const piece of entry.content) found.push(piece.toString())
  }
  return found
}

test('gives back what was written, and skips what nobody reads', async () => {
  const path = await write(whole)
  expect(await read(path, true)).toEqual(['backup', 'table', '1\n', '2\n', 'file', 'by', '', 'tes', 'end'])
  expect(await read(path, false)).toEqual(['backup', 'table', 'file', 'end'])
})

test('unpacks compressed rows, refuses what does not unpack, and reads the format before compression', async () => {
  const contents = ['backup', 'table', '1\n2\n', 'end']
  const few = { ...end, files: 0, bytes: 4 }
  const packed = await packData(Buffer.from('1\n2\n'))
  expect(await read(await write([first, table, packed, tableEnd, few]), true)).toEqual(contents)
  const broken = Buffer.from(packed).fill(0xff, 5)
  await expect(read(await write([first, table, broken, tableEnd, few]), true)).rejects.toThrow(
    'não é uma cópia íntegra',
  )
  expect(await read(await write([{ ...first, format: 1 }, table, '1\n2\n', tableEnd, few]), true)).toEqual(contents)
})

test('small pieces of rows are joined before they are compressed', async () => {
  async function* rows() {
    for (let n = 0; n < 20_000; n += 1) yield Buffer.from(`row number ${n}\tpending\n`)
  }
  const pieces: Buffer[] = []
  for await (const piece of inLargePieces(rows())) pieces.push(piece)
  expect(pieces.length).toBe(2)
  expect(Buffer.concat(pieces).toString()).toMatch(/^row number 0\t.*row number 19999\tpending\n$/s)
  expect((await packData(pieces[0] ?? Buffer.alloc(0))).length).toBeLessThan((pieces[0]?.length ?? 0) / 4)
})

test.each<[string, (BackupRecord | string)[]]>([
  ['without its end', whole.slice(0, -1)],
  ['without its beginning', whole.slice(1)],
  ['with two beginnings', [first, ...whole]],
  ['with something after its end', [...whole, file, 'by', 'tes', fileEnd]],
  ['with data of nothing', [first, 'data', ...whole.slice(1)]],
  ['with a table that does not end', [first, table, '1\n', end]],
  ['with the end of nothing', [first, fileEnd, ...whole.slice(1)]],
  ['that ends within a table', [first, table, '1\n']],
  ['whose table has other rows', [first, table, '1\n', '3\n', ...whole.slice(4)]],
  ['whose table has a row less', [first, table, '1\n', ...whole.slice(4)]],
  ['whose file has other bytes', [...whole.slice(0, 6), 'BYtes', ...whole.slice(9)]],
  ['that lacks a file', [...whole.slice(0, 5), end]],
  ['that counts wrongly', [...whole.slice(0, -1), { ...end, missing: 1 }]],
  ['of nothing at all', []],
])('a sealed backup %s is refused', async (_, parts) => {
  const path = await write(parts)
  for (const contents of [true, false]) await expect(read(path, contents)).rejects.toThrow('não é uma cópia íntegra')
})

test('a later format is refused as one', async () => {
  await expect(read(await write([{ ...first, format: FORMAT + 1 }, end]), true)).rejects.toThrow('versão mais nova')
})
