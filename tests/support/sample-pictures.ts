import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))))
  return Buffer.concat([head, data, sum])
}

function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 2, 0, 0, 0], 8)
  return pngChunk('IHDR', data)
}

/** A real picture of one pixel; `extra` chunks come before its data, `after` follows its end. */
export function aPng(
  more: { width?: number; height?: number; extra?: Buffer[]; points?: Buffer; after?: Buffer } = {},
): Buffer {
  const points = more.points ?? deflateSync(Buffer.from([0, 200, 30, 40]))
  const parts = [pngHeader(more.width ?? 1, more.height ?? 1), ...(more.extra ?? []), pngChunk('IDAT', points)]
  return Buffer.concat([SIGNATURE, ...parts, pngChunk('IEND'), more.after ?? Buffer.alloc(0)])
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export const GPS_MARK = 'GPS-23.5505-46.6333'

/** EXIF metadata as a phone writes it: the orientation, and where the picture was taken. */
export function anExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II\x2a\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(GPS_MARK)]))
}

/** The segments that make up a JPEG's picture: tables, frame, scan and its data. */
export function jpegCore(width = 1, height = 1): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc0, frame),
    segment(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(15), Buffer.from([5])])),
    segment(0xc4, Buffer.concat([Buffer.from([0x10, 1]), Buffer.alloc(15), Buffer.from([0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x2f, 0xff, 0, 0x55, 0xff, 0xd0, 0x7f]),
  ])
}
export const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'))
export const jpegComment = (text: string): Buffer => segment(0xfe, Buffer.from(text))
export const jpegApp = (place: number, data: Buffer): Buffer => segment(0xe0 + place, data)

export function aJpeg(
  more: { width?: number; height?: number; before?: Buffer[]; after?: Buffer; open?: boolean } = {},
): Buffer {
  const parts = [Buffer.from([0xff, 0xd8]), jfif, ...(more.before ?? []), jpegCore(more.width, more.height)]
  const end = more.open ? [] : [Buffer.from([0xff, 0xd9])]
  return Buffer.concat([...parts, ...end, more.after ?? Buffer.alloc(0)])
}
