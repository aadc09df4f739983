import type { commissionRules } from '#features/commissions/contract/commission-rules.ts'
import { recordEdit } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { columnsOf, rulesView } from './rule-rows.ts'

/** Only company types and states that are sold can have a rule. */
async function refuseUnknown({ db }: Context, { companyType, stateCode }: { companyType: string; stateCode: string }) {
  const [type, state] = await Promise.all([
    db.selectFrom('company_types').select('id').where('name', '=', companyType).executeTakeFirst(),
    db.selectFrom('states').select('id').where('abbreviation', '=', stateCode).executeTakeFirst(),
  ])
  if (!type) throw new AppError('invalid', { fields: { companyType: 'invalid' } })
  if (!state) throw new AppError('invalid', { fields: { stateCode: 'invalid' } })
}

/** Adds the rule of a type and state that has none. Where one exists, active or not, it is refused: that rule is edited instead. */
export const createRule: Handler<typeof commissionRules.create> = (context, input) =>
  inTransaction(context, async (tx) => {
    const { companyType, stateCode, ...given } = input
    await refuseUnknown(tx, { companyType, stateCode })
    const values = { ...given, active: true }
    const id = tx.newId()
    const created = await tx.db
      .insertInto('commission_rules')
      .values({
        id,
        company_type: companyType,
        state_code: stateCode,
        ...columnsOf(values),
        edited_at: tx.now,
        edited_by: account(tx).id,
      })
      .onConflict((row) => row.columns(['company_type', 'state_code']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw new AppError('conflict', { reason: 'commission_overlap' })
    await recordEdit(tx, { subjectType: 'commission_rule', subjectId: id, before: null, after: values })
    return rulesView(tx)
  })
