import type { purchases } from '#features/purchases/contract.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { purchaseRows } from './purchase-rows.ts'

type Payable = {
  registrationId: string
  purchaseId: string
  companyName: string
  customer: { id: string; email: string }
  successUrl: string
  cancelUrl: string
}

type Asked = { id: string; successUrl: string; cancelUrl: string }

/** What buying needs from the payments feature. */
export type PurchasePayments = {
  payFor: (context: Context, payable: Payable) => Promise<string>
  /** Refuses an address that is none of ours, and notes it. */
  ownReturns: (context: Context, asked: Omit<Asked, 'id'> & { registrationId: string }) => Promise<unknown>
  /** Closes a session so that nobody can pay it; 'paid' when somebody already has. Never inside a transaction. */
  expireOpenSession: (context: Context, paymentId: string) => Promise<'closed' | 'paid'>
}

export async function payPurchase(
  context: Context,
  payments: PurchasePayments,
  asked: Asked,
): Promise<{ url: string }> {
  const found = await purchaseRows(context.db)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select('c.email')
    .where('u.id', '=', asked.id)
    .executeTakeFirst()
  const row = orNotFound(context, 'purchases.buy', found)
  if (row.status === 'cancelled') throw new AppError('conflict', { reason: 'purchase_cancelled' })
  if (row.status !== 'unpaid') throw new AppError('conflict', { reason: 'already_ordered' })
  const { successUrl, cancelUrl } = asked
  const customer = { id: row.user_id, email: row.email }
  const bought = { registrationId: row.business_registration_id, purchaseId: row.id, companyName: row.company_name }
  return { url: await payments.payFor(context, { ...bought, customer, successUrl, cancelUrl }) }
}

export const purchasePayment =
  (payments: PurchasePayments): Handler<typeof purchases.pay> =>
  (context, asked) =>
    payPurchase(context, payments, asked)
