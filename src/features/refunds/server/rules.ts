import { sql } from 'kysely'
import { saveEdit } from '#features/edits/server/edits.ts'
import type { refunds } from '#features/refunds/contract.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'

const ruleRows = (db: Db) =>
  db
    .selectFrom('refund_rules as k')
    .leftJoin('profiles as e', 'e.id', 'k.edited_by')
    .select(['k.price_percent as pricePercent', 'k.state_fee_percent as stateFeePercent', 'k.version'])
    .select([sql<RefundStage>`k.stage`.as('stage'), 'k.edited_at as editedAt', 'e.name as editedBy'])
    .orderBy('k.position')

export async function ruleOf(db: Db, stage: RefundStage) {
  const { pricePercent, stateFeePercent } = await ruleRows(db).where('k.stage', '=', stage).executeTakeFirstOrThrow()
  return { pricePercent, stateFeePercent }
}

export const listPublicRules: Handler<typeof refunds.rules> = async ({ db }) => ({
  items: await ruleRows(db).execute(),
})
export const listEditedRules: Handler<typeof refunds.editedRules> = async ({ db }) => ({
  items: await ruleRows(db).execute(),
})

export const saveRule: Handler<typeof refunds.saveRule> = (context, { stage, expectedVersion, ...after }) =>
  inTransaction(context, async (tx) => {
    const rule = await ruleRows(tx.db).where('k.stage', '=', stage).forUpdate('k').executeTakeFirst()
    if (!rule) throw new AppError('not_found')
    const { pricePercent, stateFeePercent, version } = rule
    await saveEdit(tx, {
      ...{ subjectType: 'refund_rule', subjectId: stage, version, expectedVersion },
      before: { pricePercent, stateFeePercent },
      after,
      write: (edited) =>
        tx.db
          .updateTable('refund_rules')
          .set({ price_percent: after.pricePercent, state_fee_percent: after.stateFeePercent, ...edited })
          .where('stage', '=', stage)
          .execute(),
    })
    return ruleRows(tx.db).where('k.stage', '=', stage).executeTakeFirstOrThrow()
  })
