import { fileRefused } from '#domain/documents/refusals.ts'
import { ByteReader } from './byte-reader.ts'
import { PdfScan } from './pdf-scan.ts'

const MAGIC = Buffer.from('%PDF-')

/** Hands a PDF on as it is, and refuses one that could do anything but be read. */
export async function* checkPdf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
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
