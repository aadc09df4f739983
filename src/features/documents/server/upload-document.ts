import type { documents } from '#features/documents/contract.ts'
import { dayBefore, quotaWait } from '#features/documents/rules/upload-quota.ts'
import { AppError } from '#rules/errors.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account, type Context } from '#server/context.ts'
import { keepFile, type NewVersion } from '#server/files/keep-file.ts'
import type { UploadHandler } from '#server/http/handler.ts'
import type { DocumentRow } from './document-rows.ts'
import { inspectFile } from './inspect/inspect-file.ts'
import { loadDocument, lockDocument, stepFrom } from './load-document.ts'
import { documentView } from './read-documents.ts'

/** Refuses with 429 when `bytes` more would exceed the customer's daily upload quota. */
async function checkQuota(context: Context, customerId: string, bytes: number): Promise<void> {
  const sent = await context.db
    .selectFrom('document_versions')
    .select(({ fn }) => [
      fn.countAll<string>().as('files'),
      fn.sum<string | null>('size_bytes').as('bytes'),
      fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('uploaded_by', '=', customerId)
    .where('created_at', '>', dayBefore(context.now))
    .executeTakeFirstOrThrow()
  const used = { files: Number(sent.files), bytes: Number(sent.bytes ?? 0), oldest: sent.oldest }
  const retryAfterSeconds = quotaWait(used, bytes, context.now)
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { reason: 'too_many_files', retryAfterSeconds })
}

/** Thrown when a retry after a lost answer sends the same file again: no second version is made and the second copy is removed. */
class HereAlready extends Error {}

async function refuseTwice(tx: Context, row: DocumentRow, { sha256 }: NewVersion): Promise<void> {
  if (row.status !== 'submitted') return
  const same = await tx.db
    .selectFrom('document_versions')
    .select('version')
    .where('document_id', '=', row.id)
    .where('version', '=', row.version)
    .where('sha256', '=', sha256)
    .where('uploaded_by', '=', account(tx).id)
    .executeTakeFirst()
  if (same) throw new HereAlready()
}

/** The customer's file becomes the next version, and the document waits for review again. */
export const uploadDocument: UploadHandler<typeof documents.upload> = async (context, { id, fileName }, file) => {
  const before = await loadDocument(context, id, 'documents.upload')
  stepFrom(before, 'upload', before.version)
  await checkQuota(context, before.user_id, 0)
  const inspected = inspectFile(context, file, fileName)
  const version = before.version + 1
  return keepFile(context, { documentId: id, version }, inspected, async (tx, stored) => {
    await holdOwnSession(tx, [before.user_id])
    const row = await lockDocument(tx, id, 'documents.upload')
    await refuseTwice(tx, row, stored)
    await checkQuota(tx, before.user_id, stored.size_bytes)
    const status = stepFrom(row, 'upload', before.version)
    const sender = account(tx).id
    await tx.db
      .insertInto('document_versions')
      .values({ ...stored, uploaded_by: sender, created_at: tx.now })
      .execute()
    const { document_id: _, sha256: __, ...file } = stored
    await tx.db
      .updateTable('documents')
      .set({ ...file, status, rejection_reason: null, reviewed_by: null, reviewed_at: null, uploaded_by: sender })
      .where('id', '=', id)
      .execute()
    await tx.emit('document.submitted', {
      documentId: id,
      registrationId: row.business_registration_id,
      customerId: row.user_id,
      agentId: row.assigned_agent_id,
      version,
    })
    return documentView(tx, id, 'documents.read')
  }).catch((error: unknown) => {
    if (error instanceof HereAlready) return documentView(context, id, 'documents.read')
    throw error
  })
}
