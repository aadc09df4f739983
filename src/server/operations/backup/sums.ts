import { createHash, hash } from 'node:crypto'

const LINE_END = 0x0a
const LANES = 8

/**
 * Counts and sums rows in the text form of COPY, in which every row is one line. Equal rows give equal sums in any order, because each
 * row's SHA-256 is added up as eight numbers of 32 bits.
 */
export function makeRowSum() {
  const lanes = new Uint32Array(LANES)
  let cut: Buffer[] = []
  let rows = 0
  let bytes = 0

  const addRow = (line: Buffer) => {
    const digest = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < LANES; lane += 1) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4)
    rows += 1
  }
  return {
    add(piece: Buffer): void {
      bytes += piece.length
      let from = 0
      for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
        const line = piece.subarray(from, end)
        addRow(cut.length > 0 ? Buffer.concat([...cut, line]) : line)
        cut = []
        from = end + 1
      }
      if (from < piece.length) cut.push(piece.subarray(from))
    },
    result: () => ({ rows, bytes, sum: [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join('') }),
  }
}

export function makeFileSum() {
  const sha256 = createHash('sha256')
  let bytes = 0
  return {
    add(piece: Buffer): void {
      bytes += piece.length
      sha256.update(piece)
    },
    result: () => ({ bytes, sha256: sha256.copy().digest('hex') }),
  }
}

/** Reads the source to its end and returns its sum. */
export async function summed<R>(sum: { add(piece: Buffer): void; result(): R }, source: AsyncIterable<Buffer>) {
  for await (const piece of source) sum.add(piece)
  return sum.result()
}
