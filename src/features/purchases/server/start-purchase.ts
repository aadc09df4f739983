import type { purchases } from '#features/purchases/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPurchase } from './lock-purchase.ts'
import { partiesOf } from './purchase-rows.ts'

/** Marks the work on a paid service as started; a second call changes nothing. */
export const startPurchase: Handler<typeof purchases.start> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const purchase = await lockPurchase(tx, id, 'purchases.work')
    if (purchase.status === 'in_progress') return { ok: true }
    if (purchase.status !== 'paid') throw new AppError('conflict', { reason: 'purchase_not_open' })
    await tx.db
      .updateTable('purchases')
      .set({ status: 'in_progress', status_at: tx.now, status_by: account(tx).id, updated_at: tx.now })
      .where('id', '=', id)
      .execute()
    await tx.emit('purchase.started', partiesOf(purchase))
    return { ok: true }
  })
