import { fileRefused } from '#rules/files/refusals.ts'

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
// The end record of a ZIP and its longest comment: ZIP readers search no further back from the end of a file.
const ZIP_REACH = 22 + 65_535

/** Passes all bytes through, and at the end refuses a file that is also a ZIP (S38). */
export async function* watchEnd(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  let found = Number.NEGATIVE_INFINITY
  let before = Buffer.alloc(0)
  for await (const piece of source) {
    const joint = Buffer.concat([before, piece.subarray(0, 3)])
    const across = joint.lastIndexOf(ZIP_END)
    if (across >= 0) found = size - before.length + across
    const inside = piece.lastIndexOf(ZIP_END)
    if (inside >= 0) found = size + inside
    size += piece.length
    before = Buffer.concat([before, piece.subarray(-3)]).subarray(-3)
    yield piece
  }
  if (size - found <= ZIP_REACH) throw fileRefused('extra_data')
}
