import { crc32 } from 'node:zlib'
import { MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { fileRefused } from '#rules/files/refusals.ts'
import { ByteReader } from './byte-reader.ts'
import { checkPictureSize, MOST_AFTER_END } from './picture-size.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_CHUNKS = 50_000
// Chunks that affect how the picture looks; the rest (location, camera, texts, times, animation) is dropped.
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'])
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const isCritical = (type: string): boolean => /^[A-Z]/.test(type)

function checkHeader(data: Buffer): void {
  checkPictureSize(data.readUInt32BE(0), data.readUInt32BE(4))
  const [depth = 0, color = 0, compression, filter, interlace = 2] = data.subarray(8)
  const known = depths[color]?.includes(depth) && compression === 0 && filter === 0 && interlace < 2
  if (!known) throw fileRefused('damaged')
}

/** The picture without its metadata; it is not decoded, so no pixel changes. */
export async function* cleanPng(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  if (!(await reader.startsWith(SIGNATURE))) throw fileRefused('wrong_kind')
  yield SIGNATURE
  const seen = new Set<string>()
  for (let count = 0; !seen.has('IEND'); count++) {
    const head = await reader.take(8)
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4)
    const first = count === 0
    if (length > MOST_FILE_BYTES || count > MOST_CHUNKS || !/^[A-Za-z]{4}$/.test(type)) throw fileRefused('damaged')
    if (first !== (type === 'IHDR') || (first && length !== 13)) throw fileRefused('damaged')
    if (isCritical(type) && !kept.has(type)) throw fileRefused('damaged')
    const keep = kept.has(type)
    let sum = crc32(head.subarray(4))
    if (keep) yield head
    if (first) {
      const data = await reader.take(length)
      checkHeader(data)
      reader.giveBack(data)
    }
    for await (const piece of reader.pieces(length)) {
      sum = crc32(piece, sum)
      if (keep) yield piece
    }
    const check = await reader.take(4)
    if (keep && check.readUInt32BE() !== sum) throw fileRefused('damaged')
    if (keep) yield check
    seen.add(type)
  }
  if (!seen.has('IDAT')) throw fileRefused('damaged')
  let after = 0
  for (let more = await reader.some(); more; more = await reader.some()) after += more.length
  if (after > MOST_AFTER_END) throw fileRefused('extra_data')
}
