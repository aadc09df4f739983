import type { payments } from '#features/payments/contract.ts'
import { modeWithoutStripe } from '#features/payments/rules/methods.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Handler } from '#server/http/handler.ts'
import { readStripeSettings } from './stripe-settings.ts'

export const paymentMode: Handler<typeof payments.mode> = async (context) => {
  const settings = await readStripeSettings(context)
  if (settings?.inUse) return { mode: 'stripe', live: settings.livemode }
  return { mode: modeWithoutStripe(context.config.testPayments), live: false }
}

export const readPayment: Handler<typeof payments.ofRegistration> = async (context, { id }) => {
  const found = await context.db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['p.id', 'p.payment_status', 'p.amount', 'p.paid_at', 'r.user_id', 'r.package_id', 'r.company_name'])
    .where('r.id', '=', id)
    .where('p.purchase_id', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .executeTakeFirst()
  const row = orNotFound(context, 'payments.read', found)
  return {
    id: row.id,
    packageId: row.package_id,
    companyName: row.company_name,
    status: row.payment_status as PaymentStatus,
    amountCents: row.amount,
    paidAt: row.paid_at,
  }
}
