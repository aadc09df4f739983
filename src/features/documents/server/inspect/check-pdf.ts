import { fileRefused } from '#rules/files/refusals.ts'
import { ByteReader } from './byte-reader.ts'
import { PdfScan } from './pdf-scan.ts'

const MAGIC = Buffer.from('%PDF-')
// Some programs write this mark of a text file before everything; readers skip it.
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Hands a PDF on as it is, and refuses one that could do anything but be read. */
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
