import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { z } from 'zod'
import { FileCorrupt } from '#server/files/files.ts'

/** The totals that a backup stores about itself. */
const totals = z.object({
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  missing: z.number(),
  /** The size of rows and files as they are stored, without the backup's overhead. */
  bytes: z.number(),
})
export type Totals = z.infer<typeof totals>

const table = z.object({ kind: z.literal('table'), schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type TableRecord = z.infer<typeof table>

const tableEnd = z.object({ kind: z.literal('table-end'), rows: z.number(), bytes: z.number(), sum: z.string() })
const fileEnd = z.object({ kind: z.literal('file-end'), bytes: z.number(), sha256: z.string() })

/** Data follows a table's or a file's record, and its sum follows the data, because it is known only after reading. */
const record = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup'), format: z.number(), takenAt: z.string(), migrations: z.array(z.string()) }),
  table,
  tableEnd,
  z.object({
    kind: z.literal('sequence'),
    schema: z.string(),
    name: z.string(),
    value: z.string(),
    called: z.boolean(),
  }),
  z.object({ kind: z.literal('file'), key: z.string() }),
  fileEnd,
  z.object({ kind: z.literal('missing'), key: z.string() }),
  totals.extend({ kind: z.literal('end') }),
])
export type BackupRecord = z.infer<typeof record>
export type RecordOf<K extends BackupRecord['kind']> = Extract<BackupRecord, { kind: K }>

const [RECORD, DATA, PACKED] = [1, 2, 3]
const PREFIX_BYTES = 5
// Far larger than any piece of data.
const LONGEST = 256 * 1024 * 1024

/** Puts the kind and the length before a record or a piece of data. */
function framed(kind: number, payload: Uint8Array): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt8(kind)
  prefix.writeUInt32BE(payload.length, 1)
  return Buffer.concat([prefix, payload])
}

export const writeRecord = (value: BackupRecord): Buffer => framed(RECORD, Buffer.from(JSON.stringify(value)))
export const writeData = (bytes: Uint8Array): Buffer => framed(DATA, bytes)

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
/** For data that is worth compressing: rows are, customers' files are not, because they are encrypted. */
export const packData = async (bytes: Uint8Array): Promise<Buffer> => framed(PACKED, await deflate(bytes))

async function unpackData(payload: Buffer): Promise<Buffer> {
  try {
    return await inflate(payload, { maxOutputLength: LONGEST })
  } catch (cause) {
    throw new FileCorrupt('the backup has packed data that does not unpack', { cause })
  }
}

const PIECE_BYTES = 256 * 1024

/** Joins small pieces: COPY gives one for every few rows, which would hardly compress. */
export async function* inLargePieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    held.push(piece)
    size += piece.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Reads exactly the wanted number of bytes from pieces of any size; undefined when nothing is left. */
function makeTaker(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  return async (wanted: number): Promise<Buffer | undefined> => {
    while (size < wanted) {
      const piece = await pieces.next()
      if (piece.done && size === 0) return undefined
      if (piece.done) throw new FileCorrupt('the backup ends within a record')
      held.push(piece.value)
      size += piece.value.length
    }
    const joined = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = size === wanted ? [] : [joined.subarray(wanted)]
    size -= wanted
    return joined.subarray(0, wanted)
  }
}

/** The records of a backup, and the data between them as bytes. */
export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord | Buffer, void> {
  const take = makeTaker(source)
  for (let prefix = await take(PREFIX_BYTES); prefix !== undefined; prefix = await take(PREFIX_BYTES)) {
    const [kind, length] = [prefix.readUInt8(), prefix.readUInt32BE(1)]
    if (length > LONGEST) throw new FileCorrupt('the backup has a record without end')
    const payload = length === 0 ? Buffer.alloc(0) : await take(length)
    if (payload === undefined) throw new FileCorrupt('the backup ends within a record')
    if (kind === DATA) yield payload
    else if (kind === PACKED) yield await unpackData(payload)
    else if (kind === RECORD) yield record.parse(JSON.parse(payload.toString('utf8')))
    else throw new FileCorrupt('the backup has a record of an unknown kind')
  }
}
