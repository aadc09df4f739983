const TAG = 0x0112
const SHORT = 3
const MOST_ENTRIES = 200
export const EXIF = Buffer.from('Exif\0\0', 'latin1')

/** The EXIF orientation of a photo, 2 to 8; undefined when it is upright or not recorded. */
export function orientationIn(segment: Buffer): number | undefined {
  const tiff = segment.subarray(EXIF.length)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return undefined
  const entries = Math.min(short(start), MOST_ENTRIES)
  for (let entry = 0; entry < entries; entry++) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue
    const value = short(at + 8)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** EXIF metadata whose only entry is the orientation. */
export function orientationOnly(value: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0\x2a', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(TAG, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(value, 18)
  return Buffer.concat([EXIF, tiff])
}
