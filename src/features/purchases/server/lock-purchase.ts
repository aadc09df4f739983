import { holdOrder } from '#features/registrations/server/hold-order.ts'
import type { Action } from '#rules/access.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import { type PurchaseRow, purchaseRows } from './purchase-rows.ts'

/** Locks the company and reads the purchase, which changes only while its company is locked. */
export async function lockWithCompany(tx: Context, id: string): Promise<PurchaseRow | undefined> {
  await holdOrder(tx, { purchaseId: id })
  return purchaseRows(tx.db).where('u.id', '=', id).executeTakeFirst()
}

/** The same for a call; a purchase that the actor may not change is answered as not found. */
export const lockPurchase = async (tx: Context, id: string, action: Action): Promise<PurchaseRow> =>
  orNotFound(tx, action, await lockWithCompany(tx, id))
