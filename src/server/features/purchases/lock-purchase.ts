import type { Action } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { orNotFound } from '#server/records/or-not-found.ts'
import { type PurchaseRow, purchaseRows } from './purchase-rows.ts'

/** Locks the company and the purchase, in the order in which everybody does. */
export async function lockPurchase(tx: Context, id: string, action: Action): Promise<PurchaseRow> {
  await tx.db
    .selectFrom('business_registrations')
    .select('id')
    .where('id', 'in', (of) => of.selectFrom('purchases').select('business_registration_id').where('id', '=', id))
    .forUpdate()
    .execute()
  const row = await purchaseRows(tx.db).where('u.id', '=', id).forUpdate('u').executeTakeFirst()
  return orNotFound(tx, action, row)
}
