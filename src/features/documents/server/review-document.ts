import type { documents } from '#features/documents/contract.ts'
import type { DocumentStep } from '#features/documents/rules/status.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockDocument, stepFrom } from './load-document.ts'
import { documentView } from './read-documents.ts'

type Decision = { step: Exclude<DocumentStep, 'upload'>; id: string; version: number; reason: string | null }

/** Approves or rejects the version that the reviewer looked at. Of two concurrent decisions the second gets a conflict. */
const review = (context: Context, { step, id, version, reason }: Decision) =>
  inTransaction(context, async (tx) => {
    const row = await lockDocument(tx, id, 'documents.review')
    const status = stepFrom(row, step, version)
    const decision = { rejection_reason: reason, reviewed_by: account(tx).id, reviewed_at: tx.now }
    await tx.db
      .updateTable('documents')
      .set({ ...decision, status, approval_untold_at: step === 'approve' ? tx.now : null })
      .where('id', '=', id)
      .execute()
    await tx.db
      .updateTable('document_versions')
      .set(decision)
      .where('document_id', '=', id)
      .where('version', '=', version)
      .execute()
    await tx.emit(step === 'approve' ? 'document.approved' : 'document.rejected', {
      documentId: id,
      registrationId: row.business_registration_id,
      customerId: row.user_id,
      agentId: row.assigned_agent_id,
      version,
    })
    return documentView(tx, id, 'documents.read')
  })

export const approveDocument: Handler<typeof documents.approve> = (context, { id, version }) =>
  review(context, { step: 'approve', id, version, reason: null })

export const rejectDocument: Handler<typeof documents.reject> = (context, { id, version, reason }) =>
  review(context, { step: 'reject', id, version, reason })
