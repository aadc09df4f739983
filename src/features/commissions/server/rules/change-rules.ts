import type { commissionRules } from '#features/commissions/contract/commission-rules.ts'
import { brokenBy } from '#features/commissions/rules/coverage.ts'
import { saveEdit } from '#features/edits/server/edits.ts'
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
 * Changes one rule, or gives several the same values, all or none. Rules that have these values already are skipped: they were saved by a
 * try whose answer was lost.
 */
export const changeRules: Handler<typeof commissionRules.change> = (context, { rules, changes }) =>
  inTransaction(context, async (tx) => {
    const rows = await lockRules(tx)
    const expected = new Map(rules.map(({ id, expectedVersion }) => [id, expectedVersion]))
    if (rows.filter(({ id }) => expected.has(id)).length !== expected.size) throw new AppError('not_found')
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    for (const row of rows) {
      const expectedVersion = expected.get(row.id)
      if (expectedVersion === undefined) continue
      const before = valuesOf(row)
      const after = { ...before, ...given }
      await saveEdit(tx, {
        ...{ subjectType: 'commission_rule', subjectId: row.id, version: row.version, expectedVersion, before, after },
        write: (edited) =>
          tx.db
            .updateTable('commission_rules')
            .set({ ...columnsOf(after), ...edited })
            .where('id', '=', row.id)
            .execute(),
      })
    }
    await refuseBroken(tx, rows, await lockRules(tx))
    return rulesView(tx)
  })
