import { payFor } from '#features/payments/server/pay-for.ts'
import type { purchases } from '#features/purchases/contract.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Handler } from '#server/http/handler.ts'
import { purchaseRows } from './purchase-rows.ts'

export const payPurchase: Handler<typeof purchases.pay> = async (context, { id, successUrl, cancelUrl }) => {
  const found = await purchaseRows(context.db)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select('c.email')
    .where('u.id', '=', id)
    .executeTakeFirst()
  const row = orNotFound(context, 'purchases.buy', found)
  if (row.status === 'cancelled') throw new AppError('conflict', { reason: 'purchase_cancelled' })
  if (row.status !== 'unpaid') throw new AppError('conflict', { reason: 'already_ordered' })
  const customer = { id: row.user_id, email: row.email }
  const bought = { registrationId: row.business_registration_id, purchaseId: row.id, companyName: row.company_name }
  return { url: await payFor(context, { ...bought, customer, successUrl, cancelUrl }) }
}
