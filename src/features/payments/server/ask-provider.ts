import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { ProviderUnavailable } from './provider/provider.ts'
import { StripeRefusal } from './provider/stripe-client.ts'

/** Customers get the same text whether the provider is unavailable or refuses; the log says which of the two. */
export async function askProvider<T>(context: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof StripeRefusal)) throw error
    context.log.warn({ reqId: context.requestId, reason: error.message }, 'payment provider did not serve')
    throw new AppError('payment_unavailable')
  }
}
