import { fileRefused } from '#rules/files/refusals.ts'
import { ByteReader } from './byte-reader.ts'
import { PdfScan } from './pdf-scan.ts'

const MAGIC = Buffer.from('%PDF-')
// Some programs write a UTF-8 byte order mark before the header; PDF readers skip it.
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Passes a PDF through unchanged, and refuses one that could do more than be read, such as run a script. */
export async function* checkPdf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  const start = await reader.peek(BYTE_ORDER_MARK.length)
  if (start.equals(BYTE_ORDER_MARK)) yield await reader.take(BYTE_ORDER_MARK.length)
  if (!(await reader.startsWith(MAGIC))) throw fileRefused('wrong_kind')
  const scan = new PdfScan()
  try {
    for (let piece: Buffer | undefined = MAGIC; piece; piece = await reader.some()) {
      await scan.write(piece)
      yield piece
    }
    await scan.end()
  } finally {
    scan.close()
  }
}
