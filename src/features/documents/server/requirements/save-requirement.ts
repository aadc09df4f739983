import type { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { saveEdit } from '#features/edits/server/edits.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { columnsOf, fieldsOf, lockRequirement } from './requirement-rows.ts'

/** New orders use the saved values; documents that were requested earlier keep their own name and text (G55). */
export const saveRequirement: Handler<typeof documentRequirements.save> = (context, { id, expectedVersion, ...sent }) =>
  inTransaction(context, async (tx) => {
    const row = await lockRequirement(tx, id)
    const after = fieldsOf(sent)
    await saveEdit(tx, {
      ...{ subjectType: 'document_requirement', subjectId: id, version: row.version, expectedVersion },
      before: fieldsOf(row),
      after,
      write: (edited) =>
        tx.db
          .updateTable('document_requirements')
          .set({ ...columnsOf(after), ...edited })
          .where('id', '=', id)
          .execute(),
    })
    return lockRequirement(tx, id)
  })
