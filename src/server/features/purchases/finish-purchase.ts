import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { officeDay } from '#domain/catalog/recheck.ts'
import { AppError } from '#domain/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { followDuty } from '#server/records/change-duty.ts'
import { recordDissolution } from '#server/records/record-dissolution.ts'
import { refuseForeignDocument } from '#server/records/shown-document.ts'
import { lockPurchase } from './lock-purchase.ts'
import { type PurchaseRow, partiesOf } from './purchase-rows.ts'

/** The service that ends a company says on which day; no other does. */
async function endCompany(tx: Context, { extra_id, business_registration_id }: PurchaseRow, on: string | null) {
  const extra = await tx.db.selectFrom('extras').select('dissolves').where('id', '=', extra_id).executeTakeFirst()
  if (!extra?.dissolves) {
    if (on !== null) throw new AppError('invalid', { fields: { dissolvedOn: 'invalid' } })
    return
  }
  if (on === null) throw new AppError('invalid', { fields: { dissolvedOn: 'required' } })
  if (on > officeDay(tx.now)) throw new AppError('invalid', { fields: { dissolvedOn: 'future_day' } })
  await recordDissolution(tx, business_registration_id, { on, field: 'dissolvedOn' })
}

/** Delivers a paid service: its receipt, its paper, and with it the duty that it settles. */
export const finishPurchase: Handler<typeof contract.purchases.finish> = (
  context,
  { id, receipt, documentId, dissolvedOn },
) =>
  inTransaction(context, async (tx) => {
    const purchase = await lockPurchase(tx, id, 'purchases.work')
    // The same again is a try whose answer was lost.
    if (purchase.status === 'done' && purchase.receipt === receipt && purchase.document_id === documentId)
      return { ok: true }
    if (purchase.status !== 'paid' && purchase.status !== 'in_progress')
      throw new AppError('conflict', { reason: 'purchase_not_open' })
    const by = account(tx).id
    await refuseForeignDocument(tx, purchase.business_registration_id, documentId)
    await endCompany(tx, purchase, dissolvedOn)
    await tx.db
      .updateTable('purchases')
      .set({
        ...{ status: 'done', status_at: tx.now, status_by: by, updated_at: tx.now },
        ...{ receipt, document_id: documentId },
      })
      .where('id', '=', id)
      .where('status', 'in', [sql.lit('paid'), sql.lit('in_progress')])
      .execute()
    await followDuty(tx, purchase.duty_id, { status: 'done', by, receipt, documentId })
    await tx.emit('purchase.finished', partiesOf(purchase))
    return { ok: true }
  })
