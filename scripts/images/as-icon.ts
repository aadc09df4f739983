const HEADER = 6
const ENTRY = 16

/** An .ico file that holds one PNG. */
export function asIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, HEADER)
  head.writeUInt8(size, HEADER + 1)
  head.writeUInt16LE(1, HEADER + 4)
  head.writeUInt16LE(32, HEADER + 6)
  head.writeUInt32LE(png.length, HEADER + 8)
  head.writeUInt32LE(HEADER + ENTRY, HEADER + 12)
  return Buffer.concat([head, png])
}
