import { sql } from 'kysely'
import type { namingRules } from '#features/company-names/contract.ts'
import { recordEdit } from '#features/edits/server/edits.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { fieldsOf, lockRule, viewOfRule } from './rule-rows.ts'
import { refuseListed } from './word-turn.ts'

export const addWord: Handler<typeof namingRules.create> = (context, sent) =>
  inTransaction(context, async (tx) => {
    const { id, kind, word, variants, severity, reason, sources, checkedOn, confidence } = sent
    if (checkedOn && checkedOn > officeDay(tx.now))
      throw new AppError('invalid', { fields: { checkedOn: 'future_day' } })
    await refuseListed(tx, { id, kind, word })
    const added = await tx.db
      .insertInto('naming_rules')
      .values({
        id,
        key: `office/${id}`,
        ...{ kind, severity, confidence },
        reason: reason || null,
        value: JSON.stringify({ word, variants }),
        sources: JSON.stringify(sources),
        checked_on: checkedOn === null ? null : sql<Date>`${checkedOn}::date`,
        edited_at: tx.now,
        edited_by: account(tx).id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    const row = await lockRule(tx, id)
    if (added) await recordEdit(tx, { subjectType: 'naming_rule', subjectId: id, before: null, after: fieldsOf(row) })
    return viewOfRule(row)
  })
