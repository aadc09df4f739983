import { sql } from 'kysely'
import type { namingRules } from '#features/company-names/contract.ts'
import {
  isWordKind,
  ownRuleFields,
  ruleProblems,
  ruleValueWith,
} from '#features/company-names/rules/naming-rule-fields.ts'
import { saveEdit } from '#features/edits/server/edits.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { fieldsOf, lockRule, viewOfRule } from './rule-rows.ts'
import { refuseListed } from './word-turn.ts'

export const saveNamingRule: Handler<typeof namingRules.save> = (context, { id, expectedVersion, ...sent }) =>
  inTransaction(context, async (tx) => {
    const row = await lockRule(tx, id)
    const after = ownRuleFields(row.value, sent)
    const problems = ruleProblems(row.value, after, officeDay(tx.now))
    if (Object.keys(problems).length > 0) throw new AppError('invalid', { fields: problems })
    const before = fieldsOf(row)
    await saveEdit(tx, {
      ...{ subjectType: 'naming_rule', subjectId: id, version: row.version, expectedVersion, before, after },
      write: async (edited) => {
        if (isWordKind(row.kind) && after.word !== null && after.word !== before.word)
          await refuseListed(tx, { id, kind: row.kind, word: after.word })
        const columns = {
          severity: after.severity,
          reason: after.reason,
          sources: JSON.stringify(after.sources),
          value: JSON.stringify(ruleValueWith(row.value, after)),
          checked_on: after.checkedOn === null ? null : sql<Date>`${after.checkedOn}::date`,
          confidence: after.confidence,
        }
        await tx.db
          .updateTable('naming_rules')
          .set({ ...columns, ...edited })
          .where('id', '=', id)
          .execute()
      },
    })
    return viewOfRule(await lockRule(tx, id))
  })
