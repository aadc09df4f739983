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

/** A service waits for its agent, a better plan counts at once. In the transaction of the payment. */
export async function followPayment(tx: Context, purchaseId: string): Promise<PurchaseRow> {
  const purchase = await lock(tx, purchaseId)
  await setStatus(tx, purchaseId, purchase.kind === 'upgrade' ? 'done' : 'paid', tx.now)
  if (purchase.kind === 'upgrade') await followPlan(tx, purchase.business_registration_id, null)
  else await followDuty(tx, purchase.duty_id, { status: 'in_progress', by: null })
  return purchase
}

/**
 * The money went back whole, or by a decision: what was not delivered is not owed any more, and the plan is what is still paid for. A
 * withdrawal also takes back what was delivered; what an authority has received by then stays done.
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
    // Paid twice, the purchase keeps the payment that stays.
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
    // The order is what all its upgrades start from.
    await followPlan(tx, payment.business_registration_id, paymentId)
    return undefined
  }
  const purchase = await lock(tx, payment.purchase_id)
  const delivered = purchase.kind === 'extra' && purchase.status === 'done'
  if (purchase.status === 'cancelled' || (delivered && !withdrawn)) return undefined
  await setStatus(tx, purchase.id, 'cancelled')
  // A payment for a closed order started no work.
  if (purchase.status === 'unpaid') return purchase
  if (purchase.kind === 'upgrade') await followPlan(tx, purchase.business_registration_id, paymentId)
  else if (!delivered) await followDuty(tx, purchase.duty_id, { status: 'open', by: null })
  return purchase
}
