import type { Context } from '#server/context.ts'
import { providerNamed } from './find-provider.ts'

/** Closes the session of a removed order; for jobs that earlier versions queued. Throws while Stripe is away, to be tried again. */
export async function closeSession(context: Context, sessionId: string): Promise<void> {
  const stripe = await providerNamed(context, 'stripe')
  await stripe?.expireSession(sessionId)
}

/** Stripe forgets the cards and the address; what was paid stays in its books. */
export async function forgetCustomer(context: Context, customerId: string): Promise<void> {
  const stripe = await providerNamed(context, 'stripe')
  await stripe?.cards?.forgetCustomer(customerId)
}
