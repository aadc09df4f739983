import type { contract } from '#contract/index.ts'
import { can } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { ownReturn } from '#domain/payments/own-return.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { ownOrigins } from '#server/http/origin-check.ts'
import { subjectOf } from '#server/records/or-not-found.ts'
import { findProvider } from './find-provider.ts'
import { openSession } from './open-session.ts'

/** What our own pages never send is recorded: somebody is trying things out (S23, S58). */
async function refuse(context: Context, registrationId: string, error: AppError): Promise<never> {
  await audit(context, {
    action: 'payment.createRefused',
    subjectType: 'registration',
    subjectId: registrationId,
    details: { code: error.code, fields: Object.keys(error.fields ?? {}).join(' ') },
  })
  throw error
}

async function findOrder(context: Context, registrationId: string) {
  const order = await context.db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.package_id', 'r.paid_at', 'r.company_name', 'p.email'])
    .where('r.id', '=', registrationId)
    .executeTakeFirst()
  if (!order) throw new AppError('not_found')
  if (!can(context.actor, 'payments.pay', subjectOf(order))) return refuse(context, order.id, new AppError('not_found'))
  return order
}

/** Leads to the page of the provider. What is paid comes from our tables, never from the caller (C6). */
export const createPayment: Handler<typeof contract.payments.create> = async (context, input) => {
  const order = await findOrder(context, input.businessRegistrationId)
  if (order.package_id !== input.packageId) {
    const fields = { packageId: 'not_offered' } as const
    return refuse(context, order.id, new AppError('invalid', { reason: 'order_not_found', fields }))
  }
  const own = ownOrigins(context.origin)
  const successUrl = ownReturn(input.successUrl, context.origin, own)
  const cancelUrl = ownReturn(input.cancelUrl, context.origin, own)
  if (!successUrl || !cancelUrl) {
    const foreign = 'foreign_address' as const
    const fields = { ...(successUrl ? {} : { successUrl: foreign }), ...(cancelUrl ? {} : { cancelUrl: foreign }) }
    return refuse(context, order.id, new AppError('invalid', { fields }))
  }
  if (order.paid_at) throw new AppError('order_paid')
  const provider = await findProvider(context)
  const customer = { id: order.user_id, email: order.email }
  const payable = { registrationId: order.id, companyName: order.company_name, customer }
  return { url: await openSession(context, provider, { ...payable, successUrl, cancelUrl }) }
}
