import { documentNameIn } from '#features/documents/rules/document-names.ts'
import { isOverdue } from '#features/documents/rules/due.ts'
import { downloadRefusal, mayPreview, type Reader } from '#features/documents/rules/reading.ts'
import { documentTurn, nextStatus } from '#features/documents/rules/status.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { can } from '#rules/access.ts'
import { type Sides, subjectOf } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import { type DocumentRow, type VersionRow, versionsOf } from './document-rows.ts'

const sideOf = (row: DocumentRow, sender: string | null) => (sender === row.user_id ? 'customer' : 'team')

export function readerOf(context: Context, row: Sides): Reader {
  const side = can(context.actor, 'documents.review', subjectOf(row)) ? 'team' : 'customer'
  return { side, emailVerified: context.session?.emailVerified ?? false }
}

/** Input of the download and preview rules for one version of a document. */
export const fileFacts = (row: DocumentRow, of: Pick<VersionRow, 'version' | 'uploaded_by'>) => ({
  status: row.status,
  newest: of.version === row.version,
  byCustomer: of.uploaded_by === row.user_id,
})

type FileRow = Omit<VersionRow, 'document_id' | 'file_path'>

function fileView(reader: Reader, row: DocumentRow, of: FileRow) {
  const facts = fileFacts(row, of)
  return {
    version: of.version,
    fileName: of.file_name,
    contentType: of.content_type,
    sizeBytes: of.size_bytes,
    by: sideOf(row, of.uploaded_by),
    sentAt: of.created_at,
    rejectionReason: of.rejection_reason,
    canDownload: downloadRefusal(reader, facts) === null,
    canPreview: mayPreview(reader, facts),
  } as const
}

function newestFile(reader: Reader, row: DocumentRow) {
  const { file_name, content_type, size_bytes, sent_at } = row
  if (!file_name || !content_type || !size_bytes || !sent_at) return null
  return fileView(reader, row, { ...row, file_name, content_type, size_bytes, created_at: sent_at })
}

export function summaryView(context: Context, row: DocumentRow) {
  const subject = subjectOf(row)
  const { language } = whoReads(context)
  return {
    id: row.id,
    registrationId: row.business_registration_id,
    companyName: row.company_name,
    customer: { id: row.user_id, name: row.customer_name },
    name: documentNameIn(language, { name: row.name, type: row.document_type }),
    description: row.description && referenceText(language, row.description),
    type: row.document_type,
    status: row.status,
    required: row.required,
    requested: row.requested_by !== null,
    dueOn: row.due_on,
    example: row.example,
    overdue: isOverdue({ dueOn: row.due_on, status: row.status }, officeDay(context.now)),
    requirementId: row.requirement_id,
    owner: row.owner_id ? { id: row.owner_id, name: `${row.first_name} ${row.last_name}` } : null,
    rejectionReason: row.rejection_reason,
    hidden: !row.customer_sees,
    turn: documentTurn(row.status),
    canUpload: can(context.actor, 'documents.upload', subject) && nextStatus(row.status, 'upload') !== undefined,
    canReview: can(context.actor, 'documents.review', subject) && nextStatus(row.status, 'approve') !== undefined,
    file: newestFile(readerOf(context, row), row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** The documents' views with all their versions. */
export async function documentViews(context: Context, rows: readonly DocumentRow[]) {
  const ids = rows.map(({ id }) => id)
  const versions = ids.length > 0 ? await versionsOf(context.db, ids).execute() : []
  return rows.map((row) => ({
    ...summaryView(context, row),
    versions: versions
      .filter(({ document_id }) => document_id === row.id)
      .map((version) => fileView(readerOf(context, row), row, version)),
  }))
}
