import type { Action } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { orNotFound } from '#server/records/or-not-found.ts'
import { type PurchaseRow, purchaseRows } from './purchase-rows.ts'

/** Locks the company and then the purchase. Whoever holds payments at all has taken them before. */
export async function lockWithCompany(tx: Context, id: string): Promise<PurchaseRow | undefined> {
  await tx.db
    .selectFrom('business_registrations')
    .select('id')
    .where('id', 'in', (of) => of.selectFrom('purchases').select('business_registration_id').where('id', '=', id))
    .forUpdate()
    .execute()
  return purchaseRows(tx.db).where('u.id', '=', id).forUpdate('u').executeTakeFirst()
}

/** Locks what was asked for a purchase, the company and the purchase, in the order in which a message about the money does. */
export async function lockPurchase(tx: Context, id: string, action: Action): Promise<PurchaseRow> {
  // A changed status decides anew which payments are due, and so writes them.
  await tx.db.selectFrom('payments').select('id').where('purchase_id', '=', id).orderBy('id').forUpdate().execute()
  return orNotFound(tx, action, await lockWithCompany(tx, id))
}
