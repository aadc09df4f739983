import type { documents } from '#features/documents/contract.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import type { Action } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { documentOrder } from './document-order.ts'
import { visibleDocuments } from './document-rows.ts'
import { documentViews } from './document-view.ts'
import { loadDocument } from './load-document.ts'

export async function documentView(context: Context, id: string, action: Action) {
  const [view] = await documentViews(context, [await loadDocument(context, id, action)])
  if (!view) throw new AppError('not_found')
  return view
}

export const readDocument: Handler<typeof documents.read> = (context, { id }) =>
  documentView(context, id, 'documents.read')

export const registrationDocuments: Handler<typeof documents.ofRegistration> = async (context, { id }) => {
  await loadRegistration(context, id, 'documents.read')
  const rows = await visibleDocuments(context, 'documents.read')
    .where('d.business_registration_id', '=', id)
    .leftJoin('document_requirements as q', 'q.id', 'd.requirement_id')
    .orderBy(documentOrder)
    .execute()
  return { items: await documentViews(context, rows) }
}
