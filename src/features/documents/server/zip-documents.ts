import { Readable } from 'node:stream'
import type { documents } from '#features/documents/contract.ts'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import { cleanFileName } from '#features/documents/rules/file-name.ts'
import { downloadRefusal } from '#features/documents/rules/reading.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { usualEnding } from '#rules/files/file-kinds.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Context } from '#server/context.ts'
import { FileMissing } from '#server/files/files.ts'
import { type ZipEntry, zipOf } from '#server/files/zip-of.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { documentOrder } from './document-order.ts'
import { type DocumentRow, visibleDocuments } from './document-rows.ts'
import { fileFacts, readerOf } from './document-view.ts'
import { noteReading } from './open-file.ts'
import { type Packed, zipIndex } from './zip-index.ts'
import { zipWords } from './zip-words.ts'

type WithFile = Packed & { id: string; key: string }

function withFile(row: DocumentRow, place: number, language: Language): WithFile | undefined {
  const { file_path, content_type, size_bytes, sent_at } = row
  if (!file_path || !content_type || !size_bytes || !sent_at) return undefined
  const number = String(place + 1).padStart(2, '0')
  const name = documentNameIn(language, { name: row.name, type: row.document_type })
  const path = `${number} ${cleanFileName(`${name.replaceAll('/', '-')}.${usualEnding(content_type)}`)}`
  const of = { name: row.name, type: row.document_type, version: row.version, sizeBytes: size_bytes, sentAt: sent_at }
  return { ...of, id: row.id, key: file_path, path, missing: false }
}

async function savable(context: Context, registrationId: string): Promise<WithFile[]> {
  const rows = await visibleDocuments(context, 'documents.download')
    .where('d.business_registration_id', '=', registrationId)
    .where('v.file_path', 'is not', null)
    .leftJoin('document_requirements as q', 'q.id', 'd.requirement_id')
    .orderBy(documentOrder)
    .execute()
  const judged = rows.map((row) => {
    const facts = fileFacts(row, row)
    return { row, refusal: downloadRefusal(readerOf(context, row), facts) }
  })
  if (judged.some(({ refusal }) => refusal === 'email_unverified')) throw new AppError('email_unverified')
  return judged
    .filter(({ refusal }) => refusal === null)
    .map(({ row }, place) => withFile(row, place, whoReads(context).language))
    .filter((one) => one !== undefined)
}

async function* entries(context: Context, companyName: string, files: readonly WithFile[]): AsyncGenerator<ZipEntry> {
  for (const file of files) {
    const ref = { key: file.key, documentId: file.id, version: file.version }
    const content = await context.files.get(ref).catch((error: unknown) => {
      if (error instanceof FileMissing) return undefined
      throw error
    })
    // Pictures and PDFs are compressed already.
    if (content) yield { path: file.path, content, compress: false }
    else file.missing = true
  }
  const reader = whoReads(context)
  const index = `\ufeff${zipIndex(companyName, context.now, files, reader)}`
  yield { path: zipWords[reader.language].index, content: Readable.from([Buffer.from(index)]), compress: true }
}

/** Streams a ZIP of all documents of a registration that the reader may download. */
export const zipDocuments: DownloadHandler<typeof documents.zip> = async (context, { id }) => {
  const { companyName } = await loadRegistration(context, id, 'documents.download')
  const files = await savable(context, id)
  if (files.length === 0) throw new AppError('not_found', { reason: 'nothing_to_download' })
  for (const file of files)
    await noteReading(context, { id: file.id, version: file.version, registrationId: id }, 'zip')
  const words = zipWords[whoReads(context).language]
  return {
    content: zipOf(entries(context, companyName, files), context.now),
    fileName: cleanFileName(`${words.archive(companyName.replaceAll('/', '-'))}.zip`),
    contentType: 'application/zip',
  }
}
