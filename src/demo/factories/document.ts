import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Documents } from '#server/db/types.ts'
import { pdfOf } from './pdf.ts'
import { type StoredFile, storePdf } from './stored-file.ts'

export type Document = Omit<Selectable<Documents>, 'agent_id' | 'search_text'>

const noFile = { version: 0, file_path: null, file_name: null, content_type: null, size_bytes: null }

/** A document sent for review with a real small PDF; a `pending` one has no file unless one is given. */
export async function aDocument(
  context: Context,
  registrationId: string,
  given: Partial<Document> = {},
  stored?: StoredFile,
): Promise<Document> {
  const id = given.id ?? context.newId()
  const status = given.status ?? 'submitted'
  const name = given.name ?? 'Documento de identidade'
  const created = given.created_at ?? context.now
  const file = stored ?? (status === 'pending' ? undefined : await sample(context, id, name))
  const { sha256, ...columns } = file ?? { ...noFile, sha256: '' }
  const row: Document = {
    id,
    business_registration_id: registrationId,
    requirement_id: null,
    owner_id: null,
    name,
    description: null,
    due_on: null,
    example: null,
    status,
    document_type: 'identification',
    required: true,
    rejection_reason: status === 'rejected' ? 'A imagem está ilegível. Envie outra, por favor.' : null,
    uploaded_by: null,
    reviewed_by: null,
    reviewed_at: status === 'approved' || status === 'rejected' ? created : null,
    requested_by: null,
    paper_kind: null,
    ein_letter: false,
    approval_untold_at: null,
    customer_sees: true,
    owners_version: null,
    created_at: created,
    updated_at: created,
    ...columns,
    ...given,
  }
  await context.db.insertInto('documents').values(row).execute()
  if (file) {
    const version = { ...file, document_id: id, uploaded_by: row.uploaded_by, created_at: row.updated_at }
    await context.db.insertInto('document_versions').values(version).execute()
  }
  return row
}

const sample = (context: Context, documentId: string, name: string): Promise<StoredFile> =>
  storePdf(context, { documentId, fileName: 'documento.pdf', bytes: pdfOf(name, ['Arquivo de exemplo.']) })
