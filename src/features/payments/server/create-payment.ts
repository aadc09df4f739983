import type { payments } from '#features/payments/contract.ts'
import { can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { subjectOf } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import { requireVisible } from '#server/db/require-visible.ts'
import type { Handler } from '#server/http/handler.ts'
import { payFor } from './pay-for.ts'
import { refusePayment } from './refuse-payment.ts'

async function findOrder(context: Context, registrationId: string) {
  const order = await context.db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.package_id', 'r.paid_at', 'r.company_name', 'p.email'])
    .where('r.id', '=', registrationId)
    .executeTakeFirst()
  if (!order) throw new AppError('not_found')
  if (!can(context.actor, 'payments.pay', subjectOf(order)))
    return refusePayment(context, order.id, new AppError('not_found'))
  await requireVisible(context, 'business_registrations', order.id)
  return order
}

/** Returns the address of the provider's payment page. The amount comes from our tables, never from the caller (C6). */
export const createPayment: Handler<typeof payments.create> = async (context, input) => {
  const order = await findOrder(context, input.businessRegistrationId)
  if (order.package_id !== input.packageId) {
    const fields = { packageId: 'not_offered' } as const
    return refusePayment(context, order.id, new AppError('invalid', { reason: 'order_not_found', fields }))
  }
  if (order.paid_at) throw new AppError('order_paid')
  const customer = { id: order.user_id, email: order.email }
  const payable = { registrationId: order.id, purchaseId: null, companyName: order.company_name, customer }
  const { successUrl, cancelUrl } = input
  return { url: await payFor(context, { ...payable, successUrl, cancelUrl }) }
}
