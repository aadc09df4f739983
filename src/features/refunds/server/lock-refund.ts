import { sql } from 'kysely'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import type { RefundFailure, RefundStatus } from '#features/refunds/rules/status.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { Action } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { lockPayment } from './load-payment.ts'

/** Loads a refund with its payment under lock; a refund changes only while its payment's order is locked. */
export async function lockRefund(tx: Context, id: string, action: Action) {
  const found = await tx.db.selectFrom('refunds').select('payment_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  const payment = await lockPayment(tx, found.payment_id, action, id)
  const refund = await tx.db
    .selectFrom('refunds')
    .select(['id', 'price_percent', 'state_fee_percent', 'amount', 'attempt'])
    .select([sql<RefundStatus>`status`.as('status'), sql<RefundStage>`stage`.as('stage')])
    .select([
      sql<RefundGround | null>`case when unexpected then 'unexpected' else ground end`.as('ground'),
      sql<RefundFailure | null>`coalesce(bank, failure)`.as('failure'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rule = { pricePercent: refund.price_percent, stateFeePercent: refund.state_fee_percent }
  return { refund: { ...refund, rule }, payment }
}
