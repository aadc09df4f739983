import { sql } from 'kysely'
import { planOf } from '#features/purchases/rules/plan.ts'
import type { Context } from '#server/context.ts'
import { companyUpgrades } from './company-upgrades.ts'
import { type PurchaseRow, partiesOf, purchaseRows } from './purchase-rows.ts'

async function end(tx: Context, { id, status, ...row }: PurchaseRow, because: string | null): Promise<void> {
  await tx.db
    .updateTable('purchases')
    .set({ status: 'cancelled', status_at: tx.now, status_by: null, updated_at: tx.now })
    .where('id', '=', id)
    .execute()
  const parties = partiesOf({ id, status, ...row })
  const paid = status !== 'unpaid'
  await tx.emit('purchase.cancelled', { ...parties, refunded: paid })
  if (paid) await tx.emit('purchase.fell', { ...parties, because })
}

/**
 * Sets the plan of a company to the one that is paid and not refunded, and cancels the upgrades that neither lead to it nor start from it.
 * Called under the order's lock, in each transaction that changes what is paid. `because` is the payment that was refunded.
 */
export async function followPlan(tx: Context, registrationId: string, because: string | null): Promise<void> {
  const known = await companyUpgrades(tx, registrationId)
  if (!known) return
  const { packageId, over } = planOf(known.order, known.upgrades)
  await tx.db
    .updateTable('business_registrations')
    .set({ package_id: packageId, updated_at: tx.now })
    .where('id', '=', registrationId)
    .where('package_id', '<>', packageId)
    .execute()
  if (over.length === 0) return
  const rows = await purchaseRows(tx.db)
    .where('u.id', '=', sql<string>`any(${over}::uuid[])`)
    .orderBy('u.created_at')
    .execute()
  for (const row of rows) await end(tx, row, because)
}
