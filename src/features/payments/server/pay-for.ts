import { ownReturn } from '#features/payments/rules/own-return.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { ownOrigins } from '#server/http/origin-check.ts'
import { findProvider } from './find-provider.ts'
import { openSession, type Payable } from './open-session.ts'
import { refusePayment } from './refuse-payment.ts'

type Returns = { registrationId: string; successUrl: string; cancelUrl: string }

/** Where the provider leads back to: pages of ours and no other. */
export async function ownReturns(context: Context, { registrationId, ...asked }: Returns) {
  const own = ownOrigins(context.origin)
  const successUrl = ownReturn(asked.successUrl, context.origin, own)
  const cancelUrl = ownReturn(asked.cancelUrl, context.origin, own)
  if (successUrl && cancelUrl) return { successUrl, cancelUrl }
  const foreign = 'foreign_address' as const
  const fields = { ...(successUrl ? {} : { successUrl: foreign }), ...(cancelUrl ? {} : { cancelUrl: foreign }) }
  return refusePayment(context, registrationId, new AppError('invalid', { fields }))
}

/** Leads to the page of the provider, and from there back to a page of ours. */
export async function payFor(context: Context, payable: Payable): Promise<string> {
  const { registrationId, successUrl, cancelUrl } = payable
  const returns = await ownReturns(context, { registrationId, successUrl, cancelUrl })
  return openSession(context, await findProvider(context), { ...payable, ...returns })
}
