import type { namingRules } from '#features/company-names/contract.ts'
import { isWordKind } from '#features/company-names/rules/naming-rule-fields.ts'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { fieldsOf, lockRule } from './rule-rows.ts'

/** Hides the row, so that loading the reference data does not bring the word back. Only words can be removed, not other rules (G54). */
export const removeWord: Handler<typeof namingRules.remove> = (context, { id, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = await lockRule(tx, id)
    if (!isWordKind(row.kind)) throw new AppError('not_found')
    refuseStale(row.version, expectedVersion)
    await tx.db
      .updateTable('naming_rules')
      .set({ removed_at: tx.now, ...editedNow(tx, row.version) })
      .where('id', '=', id)
      .execute()
    await recordEdit(tx, { subjectType: 'naming_rule', subjectId: id, before: fieldsOf(row), after: null })
    return { ok: true }
  })
