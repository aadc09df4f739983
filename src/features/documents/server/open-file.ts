import type { documents } from '#features/documents/contract.ts'
import { downloadRefusal, mayPreview } from '#features/documents/rules/reading.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import type { FileAnswer } from '#server/http/send-file.ts'
import { versionsOf } from './document-rows.ts'
import { fileFacts, readerOf } from './document-view.ts'
import { loadDocument } from './load-document.ts'

/** Audits who read which document version and how; during impersonation the row has both ids (S29, S65). */
export const noteReading = (
  context: Context,
  of: { id: string; version: number; registrationId: string },
  how: 'download' | 'preview' | 'zip',
): Promise<void> =>
  audit(context, {
    action: 'document.read',
    subjectType: 'document',
    subjectId: of.id,
    details: { how, version: of.version, registrationId: of.registrationId },
  })

async function open(
  context: Context,
  { id, version }: { id: string; version: number },
  how: 'download' | 'preview',
): Promise<FileAnswer> {
  const row = await loadDocument(context, id, 'documents.download')
  const stored = await versionsOf(context.db, [id]).where('version', '=', version).executeTakeFirst()
  if (!stored) throw new AppError('not_found')
  const [reader, facts] = [readerOf(context, row), fileFacts(row, stored)]
  if (how === 'preview') {
    if (!mayPreview(reader, facts)) throw new AppError('forbidden', { reason: 'no_preview' })
  } else {
    const refusal = downloadRefusal(reader, facts)
    if (refusal === 'email_unverified') throw new AppError('email_unverified')
    if (refusal) throw new AppError('forbidden', { reason: 'not_approved_yet' })
  }
  await noteReading(context, { id, version, registrationId: row.business_registration_id }, how)
  return {
    ref: { key: stored.file_path, documentId: id, version },
    fileName: stored.file_name,
    contentType: stored.content_type,
    sizeBytes: stored.size_bytes,
    ...(how === 'preview' ? { shown: true } : {}),
  }
}

export const downloadDocument: DownloadHandler<typeof documents.file> = (context, input) =>
  open(context, input, 'download')
export const previewDocument: DownloadHandler<typeof documents.preview> = (context, input) =>
  open(context, input, 'preview')
