import { fileRefused } from '#rules/files/refusals.ts'
import { ByteReader } from './byte-reader.ts'
import { EXIF, orientationIn, orientationOnly } from './jpeg-orientation.ts'
import { checkPictureSize, MOST_AFTER_END } from './picture-size.ts'

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const MOST_SEGMENTS = 5000
const SOS = 0xda
const EOI = 0xd9
const COMMENT = 0xfe
const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
// Markers of frame headers (SOF); the three excluded ones are tables (DHT, DAC) and an extension (JPG).
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isData = (byte: number | undefined): boolean => byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7)
const begins = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Keeps what decoders need and the orientation; drops location, camera, thumbnails, texts and comments. */
function keptApp(marker: number, data: Buffer): Buffer | undefined {
  if (marker === 0xe0 && begins(data, 'JFIF\0')) return segment(marker, data)
  if (marker === 0xe2 && begins(data, 'ICC_PROFILE\0')) return segment(marker, data)
  if (marker === 0xee && begins(data, 'Adobe')) return segment(marker, data)
  const turned = marker === 0xe1 && data.subarray(0, EXIF.length).equals(EXIF) ? orientationIn(data) : undefined
  return turned === undefined ? undefined : segment(marker, orientationOnly(turned))
}

async function nextMarker(reader: ByteReader): Promise<number> {
  let byte = (await reader.take(1))[0]
  if (byte !== 0xff) throw fileRefused('damaged')
  for (let fill = 0; byte === 0xff && fill < 64; fill++) byte = (await reader.take(1))[0]
  return byte ?? 0
}

/** The coded picture data up to the next marker, which is not consumed. */
async function* scan(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    let bytes = await reader.some()
    if (!bytes) throw fileRefused('damaged')
    let at = bytes.indexOf(0xff)
    while (at !== -1) {
      if (at + 1 === bytes.length) {
        const more = await reader.some()
        if (!more) throw fileRefused('damaged')
        bytes = Buffer.concat([bytes, more])
      }
      if (!isData(bytes[at + 1])) {
        reader.giveBack(bytes.subarray(at))
        yield bytes.subarray(0, at)
        return
      }
      at = bytes.indexOf(0xff, at + 2)
    }
    yield bytes
  }
}

/** Phones append further pictures to the first; after the last one at most MOST_AFTER_END bytes may follow. */
async function checkEnd(reader: ByteReader): Promise<void> {
  let after = 0
  let last = 0
  for (let bytes = await reader.some(); bytes; bytes = await reader.some()) {
    const split = last === 0xff && bytes[0] === 0xd9
    const found = bytes.lastIndexOf(END)
    after = found >= 0 ? bytes.length - found - 2 : split ? bytes.length - 1 : after + bytes.length
    last = bytes.at(-1) ?? 0
  }
  if (after > MOST_AFTER_END) throw fileRefused('extra_data')
}

/** The first picture of the file without its metadata; it is not decoded, so no pixel changes. */
export async function* cleanJpeg(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  if (!(await reader.startsWith(START))) throw fileRefused('wrong_kind')
  yield START
  let frames = 0
  let scans = 0
  for (let count = 0; ; count++) {
    const marker = await nextMarker(reader)
    if (marker === EOI) break
    if (marker < 0xc0 || isData(marker) || marker === 0xd8 || count > MOST_SEGMENTS) throw fileRefused('damaged')
    const length = (await reader.take(2)).readUInt16BE()
    if (length < 2) throw fileRefused('damaged')
    const data = await reader.take(length - 2)
    if (isFrame(marker)) {
      if (++frames > 1 || data.length < 9) throw fileRefused('damaged')
      checkPictureSize(data.readUInt16BE(3), data.readUInt16BE(1))
    }
    const shown = isApp(marker) ? keptApp(marker, data) : marker === COMMENT ? undefined : segment(marker, data)
    if (shown) yield shown
    if (marker !== SOS) continue
    scans++
    yield* scan(reader)
  }
  if (frames === 0 || scans === 0) throw fileRefused('damaged')
  yield END
  await checkEnd(reader)
}
