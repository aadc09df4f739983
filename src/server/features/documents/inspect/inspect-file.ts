import { endingFits, type FileKind, fileKindOf } from '#domain/documents/file-kinds.ts'
import { cleanFileName } from '#domain/documents/file-name.ts'
import { fileRefused } from '#domain/documents/refusals.ts'
import type { IncomingFile } from '#server/http/receive-file.ts'
import { scanned } from '#server/integrations/scan/scan.ts'
import { checkPdf } from './check-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { watchEnd } from './watch-end.ts'

const inspectors: Record<FileKind, (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>> = {
  'application/pdf': checkPdf,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
}

export type InspectedFile = { fileName: string; contentType: FileKind; content: AsyncIterable<Buffer> }

/** Name, claimed type and content have to agree; reading `content` throws a refusal when the file may not be kept. */
export function inspectFile(file: IncomingFile, givenName: string, scanner: string | undefined): InspectedFile {
  const contentType = fileKindOf(file.contentType)
  const fileName = cleanFileName(givenName)
  if (!contentType || !endingFits(contentType, fileName)) throw fileRefused('wrong_kind')
  const seen = watchEnd(file.content)
  const safe = scanner ? scanned(seen, scanner) : seen
  return { fileName, contentType, content: inspectors[contentType](safe) }
}
