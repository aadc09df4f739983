import type { commissionRules } from '#features/commissions/contract/commission-rules.ts'
import { brokenBy } from '#features/commissions/rules/coverage.ts'
import { changesBetween } from '#features/edits/rules/changes.ts'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { columnsOf, coverage, lockRules, type RuleRow, rulesView, valuesOf } from './rule-rows.ts'

export const listRules: Handler<typeof commissionRules.list> = (context) => rulesView(context)

/** A save that would leave a type and state without a rule, or with two, is refused as a whole (G94). */
async function refuseBroken({ db }: Context, before: readonly RuleRow[], after: readonly RuleRow[]): Promise<void> {
  const broken = brokenBy(await coverage(db, before), await coverage(db, after))
  if (broken) throw new AppError('conflict', { reason: broken === 'hole' ? 'commission_hole' : 'commission_overlap' })
}

/**
 * Changes one rule, or gives several the same values. Rules that have these values already are skipped: they were saved by a try whose
 * answer was lost.
 */
export const changeRules: Handler<typeof commissionRules.change> = (context, { rules, changes }) =>
  inTransaction(context, async (tx) => {
    const rows = await lockRules(tx)
    const expected = new Map(rules.map(({ id, expectedVersion }) => [id, expectedVersion]))
    if (rows.filter(({ id }) => expected.has(id)).length !== expected.size) throw new AppError('not_found')
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const edits = rows.flatMap((row) => {
      const version = expected.get(row.id)
      const before = valuesOf(row)
      const after = { ...before, ...given }
      if (version === undefined || Object.keys(changesBetween(before, after)).length === 0) return []
      refuseStale(row.version, version)
      return [{ row, before, after }]
    })
    const active = new Map(edits.map(({ row, after }) => [row.id, after.active]))
    const later = rows.map((row) => ({ ...row, is_active: active.get(row.id) ?? row.is_active }))
    await refuseBroken(tx, rows, later)
    for (const { row, before, after } of edits) {
      await tx.db
        .updateTable('commission_rules')
        .set({ ...columnsOf(after), ...editedNow(tx, row.version) })
        .where('id', '=', row.id)
        .execute()
      await recordEdit(tx, { subjectType: 'commission_rule', subjectId: row.id, before, after })
    }
    return rulesView(tx)
  })
