import { sql } from 'kysely'
import { refuseForeignDocument } from '#features/documents/server/shown-document.ts'
import { followDuty } from '#features/duties/server/change-duty.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import type { purchases } from '#features/purchases/contract.ts'
import { type Preparer, preparerProblems } from '#features/purchases/rules/preparer.ts'
import { recordDissolution } from '#features/registrations/server/record-dissolution.ts'
import { AppError, type FieldErrors } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPurchase } from './lock-purchase.ts'
import { type PurchaseRow, partiesOf } from './purchase-rows.ts'

const serviceOf = ({ db }: Context, { extra_id }: PurchaseRow) =>
  db.selectFrom('extras').select(['dissolves', 'needs_ptin']).where('id', '=', extra_id).executeTakeFirst()
type Service = Awaited<ReturnType<typeof serviceOf>>

/** A service that needs a PTIN is finished only with the name and the PTIN of the tax return's preparer. */
function refusePreparer(service: Service, preparer: Preparer): void {
  const fields: FieldErrors = preparerProblems(service?.needs_ptin ?? false, preparer)
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

/** The service that dissolves a company requires the day of dissolution; any other service refuses one. */
async function endCompany(tx: Context, registrationId: string, service: Service, on: string | null) {
  if (!service?.dissolves) {
    if (on !== null) throw new AppError('invalid', { fields: { dissolvedOn: 'invalid' } })
    return
  }
  if (on === null) throw new AppError('invalid', { fields: { dissolvedOn: 'required' } })
  if (on > officeDay(tx.now)) throw new AppError('invalid', { fields: { dissolvedOn: 'future_day' } })
  await recordDissolution(tx, registrationId, { on, field: 'dissolvedOn' })
}

/** Finishes a paid service with its receipt and document, and marks the duty that it settles as done. */
export const finishPurchase: Handler<typeof purchases.finish> = (
  context,
  { id, receipt, documentId, dissolvedOn, ...preparer },
) =>
  inTransaction(context, async (tx) => {
    const purchase = await lockPurchase(tx, id, 'purchases.work')
    // The same values again are a retry after a lost answer.
    if (purchase.status === 'done' && purchase.receipt === receipt && purchase.document_id === documentId)
      return { ok: true }
    if (purchase.status !== 'paid' && purchase.status !== 'in_progress')
      throw new AppError('conflict', { reason: 'purchase_not_open' })
    const by = account(tx).id
    await refuseForeignDocument(tx, purchase.business_registration_id, documentId)
    const service = await serviceOf(tx, purchase)
    refusePreparer(service, preparer)
    await endCompany(tx, purchase.business_registration_id, service, dissolvedOn)
    await tx.db
      .updateTable('purchases')
      .set({
        ...{ status: 'done', status_at: tx.now, status_by: by, updated_at: tx.now },
        ...{ receipt, document_id: documentId },
        ...{ preparer_name: preparer.preparerName, preparer_ptin: preparer.preparerPtin },
      })
      .where('id', '=', id)
      .where('status', 'in', [sql.lit('paid'), sql.lit('in_progress')])
      .execute()
    await followDuty(tx, purchase.duty_id, { status: 'done', by, receipt, documentId })
    await tx.emit('purchase.finished', partiesOf(purchase))
    return { ok: true }
  })
