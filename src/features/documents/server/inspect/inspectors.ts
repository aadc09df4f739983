import type { FileKind } from '#rules/files/file-kinds.ts'
import { checkPdf } from './check-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

/** What is kept of a file of each kind; reading it throws a refusal when the file may not be kept. */
export const inspectors: Record<FileKind, (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>> = {
  'application/pdf': checkPdf,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
}
