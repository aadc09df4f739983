import type { Context } from '#server/context.ts'
import { providerNamed } from './find-provider.ts'

/**
 * Closes the session of a removed order; for jobs that earlier versions queued. Throws while Stripe is unavailable, so that the job is
 * retried.
 */
export async function closeSession(context: Context, sessionId: string): Promise<void> {
  const stripe = await providerNamed(context, 'stripe')
  await stripe?.expireSession(sessionId)
}

/** Deletes the customer at Stripe with cards and e-mail address; Stripe keeps the records of payments. */
export async function forgetCustomer(context: Context, customerId: string): Promise<void> {
  const stripe = await providerNamed(context, 'stripe')
  await stripe?.cards?.forgetCustomer(customerId)
}
