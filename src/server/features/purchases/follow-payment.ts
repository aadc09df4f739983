import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { followDuty } from '#server/records/change-duty.ts'
import { lockWithCompany } from './lock-purchase.ts'
import type { PurchaseRow } from './purchase-rows.ts'

/** The better plan counts from now on; a company that has another plan meanwhile keeps that. */
const changePlan = (
  tx: Context,
  { id, business_registration_id }: PurchaseRow,
  to: 'to_package_id' | 'from_package_id',
) =>
  sql`update business_registrations r set package_id = u.${sql.ref(to)}, updated_at = ${tx.now}::timestamptz
    from purchases u where u.id = ${id}::uuid and r.id = ${business_registration_id}::uuid
      and r.package_id = u.${sql.ref(to === 'to_package_id' ? 'from_package_id' : 'to_package_id')}`.execute(tx.db)

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
  if (purchase.kind === 'upgrade') await changePlan(tx, purchase, 'to_package_id')
  else await followDuty(tx, purchase.duty_id, { status: 'in_progress', by: null })
  return purchase
}

/**
 * The money went back whole, or by a decision: what was not delivered is not owed any more, and the plan is what it was. A withdrawal
 * also takes back what was delivered; what an authority has received by then stays done.
 */
export async function followRefund(
  tx: Context,
  paymentId: string,
  { decided, withdrawn }: { decided: boolean; withdrawn: boolean },
): Promise<PurchaseRow | undefined> {
  const payment = await tx.db
    .selectFrom('payments')
    .select('purchase_id')
    .where('id', '=', paymentId)
    .$if(!decided, (query) => query.where('payment_status', '=', sql.lit('refunded')))
    .executeTakeFirst()
  if (!payment?.purchase_id) return undefined
  const purchase = await lock(tx, payment.purchase_id)
  const delivered = purchase.kind === 'extra' && purchase.status === 'done'
  if (purchase.status === 'cancelled' || (delivered && !withdrawn)) return undefined
  await setStatus(tx, purchase.id, 'cancelled')
  if (purchase.kind === 'upgrade') await changePlan(tx, purchase, 'from_package_id')
  else if (!delivered) await followDuty(tx, purchase.duty_id, { status: 'open', by: null })
  return purchase
}
