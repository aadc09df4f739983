import { AppError } from '#domain/errors.ts'
import { ownReturn } from '#domain/payments/own-return.ts'
import type { Context } from '#server/context.ts'
import { ownOrigins } from '#server/http/origin-check.ts'
import { findProvider } from './find-provider.ts'
import { openSession, type Payable } from './open-session.ts'
import { refusePayment } from './refuse-payment.ts'

/** Leads to the page of the provider, and from there back to a page of ours and to no other. */
export async function payFor(context: Context, payable: Payable): Promise<string> {
  const own = ownOrigins(context.origin)
  const successUrl = ownReturn(payable.successUrl, context.origin, own)
  const cancelUrl = ownReturn(payable.cancelUrl, context.origin, own)
  if (!successUrl || !cancelUrl) {
    const foreign = 'foreign_address' as const
    const fields = { ...(successUrl ? {} : { successUrl: foreign }), ...(cancelUrl ? {} : { cancelUrl: foreign }) }
    return refusePayment(context, payable.registrationId, new AppError('invalid', { fields }))
  }
  return openSession(context, await findProvider(context), { ...payable, successUrl, cancelUrl })
}
