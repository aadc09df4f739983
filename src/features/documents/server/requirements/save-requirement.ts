import type { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { changesBetween } from '#features/edits/rules/changes.ts'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { fieldsOf, lockRequirement } from './requirement-rows.ts'

/** New orders use the saved values; documents that were requested earlier keep their own name and text (G55). */
export const saveRequirement: Handler<typeof documentRequirements.save> = (context, { id, expectedVersion, ...sent }) =>
  inTransaction(context, async (tx) => {
    const row = await lockRequirement(tx, id)
    const [before, after] = [fieldsOf(row), fieldsOf(sent)]
    // Equal values are a retry whose first answer was lost.
    if (Object.keys(changesBetween(before, after)).length === 0) return row
    refuseStale(row.version, expectedVersion)
    await tx.db
      .updateTable('document_requirements')
      .set({
        document_type: after.documentType,
        name: after.name,
        description: after.description,
        per_owner: after.perOwner,
        active: after.active,
        ...editedNow(tx, row.version),
      })
      .where('id', '=', id)
      .execute()
    await recordEdit(tx, { subjectType: 'document_requirement', subjectId: id, before, after })
    return lockRequirement(tx, id)
  })
