import { ownReturn } from '#features/payments/rules/own-return.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { ownOrigins } from '#server/http/origin-check.ts'
import { findProvider } from './find-provider.ts'
import { openSession, type Payable } from './open-session.ts'
import { refusePayment } from './refuse-payment.ts'

type Returns = { registrationId: string; successUrl: string; cancelUrl: string }

/** The addresses to which the provider redirects the customer; anything but our own pages is refused. */
export async function ownReturns(context: Context, { registrationId, ...asked }: Returns) {
  const own = ownOrigins(context.origin)
  const successUrl = ownReturn(asked.successUrl, context.origin, own)
  const cancelUrl = ownReturn(asked.cancelUrl, context.origin, own)
  if (successUrl && cancelUrl) return { successUrl, cancelUrl }
  const foreign = 'foreign_address' as const
  const fields = { ...(successUrl ? {} : { successUrl: foreign }), ...(cancelUrl ? {} : { cancelUrl: foreign }) }
  return refusePayment(context, registrationId, new AppError('invalid', { fields }))
}

/** Returns the address of the provider's payment page, which redirects back to one of our pages. */
export async function payFor(context: Context, payable: Payable): Promise<string> {
  const { registrationId, successUrl, cancelUrl } = payable
  const returns = await ownReturns(context, { registrationId, successUrl, cancelUrl })
  return openSession(context, await findProvider(context), { ...payable, ...returns })
}
