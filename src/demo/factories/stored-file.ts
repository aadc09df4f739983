import { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { newFileKey } from '#server/files/files.ts'

export type NewFile = { key?: string; documentId: string; version?: number; fileName: string; bytes: Buffer }
export type StoredFile = {
  version: number
  file_path: string
  file_name: string
  content_type: string
  size_bytes: number
  sha256: string
}

/** Encrypts and stores a PDF for a document; call it outside transactions. */
export async function storePdf(context: Pick<Context, 'files'>, file: NewFile): Promise<StoredFile> {
  const { key = newFileKey(), documentId, version = 1, fileName, bytes } = file
  const stored = await context.files.put({ key, documentId, version }, Readable.from([bytes]))
  return {
    version,
    file_path: key,
    file_name: fileName,
    content_type: 'application/pdf',
    size_bytes: stored.bytes,
    sha256: stored.sha256,
  }
}
