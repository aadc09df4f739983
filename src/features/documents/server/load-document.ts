import { type DocumentStatus, type DocumentStep, nextStatus } from '#features/documents/rules/status.ts'
import type { Action } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import { type DocumentRow, visibleDocuments } from './document-rows.ts'

/** The document, if the actor may do `action` to it; any other is answered as not found. */
export async function loadDocument(context: Context, id: string, action: Action): Promise<DocumentRow> {
  const row = await visibleDocuments(context, action).where('d.id', '=', id).executeTakeFirst()
  return orNotFound(context, action, row)
}

/** Same as `loadDocument`, with the document's row locked until the transaction is over. */
export async function lockDocument(tx: Context, id: string, action: Action): Promise<DocumentRow> {
  await tx.db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  return loadDocument(tx, id, action)
}

/** The status after `step`; a conflict when the document has changed since the caller saw `version`. */
export function stepFrom(row: DocumentRow, step: DocumentStep, version: number): DocumentStatus {
  const next = nextStatus(row.status, step)
  if (!next && row.status === 'approved') throw new AppError('conflict', { reason: 'document_approved' })
  if (!next || row.version !== version) throw new AppError('conflict')
  return next
}
