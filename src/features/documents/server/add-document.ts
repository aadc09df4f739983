import type { documents } from '#features/documents/contract.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account } from '#server/context.ts'
import { keepFile } from '#server/files/keep-file.ts'
import type { UploadHandler } from '#server/http/handler.ts'
import { inspectFile } from './inspect/inspect-file.ts'
import { documentView } from './read-documents.ts'

/** Adds a document that the team provides: approved at once, because there is nothing to review. */
export const addDocument: UploadHandler<typeof documents.add> = async (context, input, file) => {
  const { customerId } = (await loadRegistration(context, input.id, 'documents.add')).parties
  const inspected = inspectFile(context, file, input.fileName)
  const documentId = context.newId()
  return keepFile(context, { documentId, version: 1 }, inspected, async (tx, stored) => {
    await holdOwnSession(tx, [customerId])
    // Loaded again: the registration may have been assigned to another agent during the upload.
    const { parties } = await loadRegistration(tx, input.id, 'documents.add')
    const sender = account(tx).id
    const { document_id: _, sha256: __, ...columns } = stored
    await tx.db
      .insertInto('documents')
      .values({
        id: documentId,
        business_registration_id: parties.registrationId,
        name: input.name,
        description: input.description || null,
        document_type: input.type,
        ein_letter: input.companyPaper === 'ein_letter',
        status: 'approved',
        required: false,
        uploaded_by: sender,
        reviewed_by: sender,
        reviewed_at: tx.now,
        created_at: tx.now,
        updated_at: tx.now,
        ...columns,
      })
      .execute()
    await tx.db
      .insertInto('document_versions')
      .values({ ...stored, uploaded_by: sender, created_at: tx.now })
      .execute()
    await tx.emit('document.added', { documentId, ...parties })
    return documentView(tx, documentId, 'documents.read')
  })
}
