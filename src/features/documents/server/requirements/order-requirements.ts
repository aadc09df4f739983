import type { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { editedNow, recordEdit } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockRequirements, requirementRows } from './requirement-rows.ts'

/** The call has to name every requirement of the type: a caller who has not seen a new one gets a conflict and cannot drop it. */
export const orderRequirements: Handler<typeof documentRequirements.order> = (context, { companyTypeId, ids }) =>
  inTransaction(context, async (tx) => {
    await lockRequirements(tx, companyTypeId)
    const ofType = () => requirementRows(tx.db).where('d.company_type_id', '=', companyTypeId)
    const rows = await ofType().forUpdate('d').execute()
    const known = new Map(rows.map((row) => [row.id, row]))
    if (rows.length === 0) throw new AppError('not_found')
    if (new Set(ids).size !== rows.length || ids.some((id) => !known.has(id))) throw new AppError('conflict')
    for (const [at, id] of ids.entries()) {
      const row = known.get(id)
      const position = at + 1
      if (!row || row.position === position) continue
      await tx.db
        .updateTable('document_requirements')
        .set({ position, ...editedNow(tx, row.version) })
        .where('id', '=', id)
        .execute()
      const edit = { before: { position: row.position }, after: { position } }
      await recordEdit(tx, { subjectType: 'document_requirement', subjectId: id, ...edit })
    }
    return { items: await ofType().execute() }
  })
