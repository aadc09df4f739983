import type { FileKind } from '#rules/files/file-kinds.ts'
import { checkPdf } from './check-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

/** The inspector of each file kind: yields the bytes to store, or throws a refusal. */
export const inspectors: Record<FileKind, (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>> = {
  'application/pdf': checkPdf,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
}
