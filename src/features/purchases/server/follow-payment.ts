import { sql } from 'kysely'
import { followDuty } from '#features/duties/server/change-duty.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { followPlan } from './follow-plan.ts'
import { lockWithCompany } from './lock-purchase.ts'
import type { PurchaseRow } from './purchase-rows.ts'

const setStatus = (tx: Context, id: string, status: 'paid' | 'done' | 'cancelled', paidAt?: Date) =>
  tx.db
    .updateTable('purchases')
    .set({ status, status_at: tx.now, status_by: null, updated_at: tx.now, ...(paidAt ? { paid_at: paidAt } : {}) })
    .where('id', '=', id)
    .execute()

async function lock(tx: Context, id: string): Promise<PurchaseRow> {
  const row = await lockWithCompany(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Marks a purchase as paid: a service then waits for its agent, an upgrade takes effect at once. Needs the transaction of the payment. */
export async function followPayment(tx: Context, purchaseId: string): Promise<PurchaseRow> {
  const purchase = await lock(tx, purchaseId)
  await setStatus(tx, purchaseId, purchase.kind === 'upgrade' ? 'done' : 'paid', tx.now)
  if (purchase.kind === 'upgrade') await followPlan(tx, purchase.business_registration_id, null)
  else await followDuty(tx, purchase.duty_id, { status: 'in_progress', by: null })
  return purchase
}

/**
 * Follows a full refund, or any decided one: an undelivered purchase is cancelled, and the plan becomes the one that is still paid for. A
 * withdrawal also cancels a delivered service, but its duty stays done, because the authority has received it.
 */
export async function followRefund(
  tx: Context,
  paymentId: string,
  { decided, withdrawn }: { decided: boolean; withdrawn: boolean },
): Promise<PurchaseRow | undefined> {
  const payment = await tx.db
    .selectFrom('payments')
    .select(['purchase_id', 'business_registration_id'])
    .where('id', '=', paymentId)
    // An order or purchase that was paid twice is still paid by its other payment.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payments as other')
            .select('other.id')
            .whereRef('other.business_registration_id', '=', 'payments.business_registration_id')
            .where(sql<boolean>`other.purchase_id is not distinct from payments.purchase_id`)
            .where('other.payment_status', '=', sql.lit('paid'))
            .where('other.id', '<>', paymentId),
        ),
      ),
    )
    .$if(!decided, (query) => query.where('payment_status', '=', sql.lit('refunded')))
    .executeTakeFirst()
  if (!payment) return undefined
  if (payment.purchase_id === null) {
    // All upgrades start from the plan of the order, so they end with it.
    await followPlan(tx, payment.business_registration_id, paymentId)
    return undefined
  }
  const purchase = await lock(tx, payment.purchase_id)
  const delivered = purchase.kind === 'extra' && purchase.status === 'done'
  if (purchase.status === 'cancelled' || (delivered && !withdrawn)) return undefined
  await setStatus(tx, purchase.id, 'cancelled')
  // An unpaid purchase, whose money came too late, has started no work to take back.
  if (purchase.status === 'unpaid') return purchase
  if (purchase.kind === 'upgrade') await followPlan(tx, purchase.business_registration_id, paymentId)
  else if (!delivered) await followDuty(tx, purchase.duty_id, { status: 'open', by: null })
  return purchase
}
