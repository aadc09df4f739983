import type { Context } from '#server/context.ts'
import type { PaymentProvider, ProviderName } from '#server/integrations/payments/provider.ts'
import { makeStripeProvider } from '#server/integrations/payments/stripe-provider.ts'
import { makeTestProvider } from '#server/integrations/payments/test-provider.ts'
import { readStripeSettings } from './stripe-settings.ts'

/** Stripe once its keys are saved, until then the built-in provider, with which nobody can pay any more afterwards. */
export async function findProvider(context: Context): Promise<PaymentProvider> {
  const { db, keys, now: at } = context
  const now = () => at
  const settings = await readStripeSettings(context)
  if (!settings) return makeTestProvider({ db, keys, now })
  const { open, livemode, accountId, webhookSecrets } = settings
  const current = webhookSecrets.filter(({ until }) => until === null || until > at)
  return makeStripeProvider({ open, livemode, accountId, webhookSecrets: current.map(({ secret }) => secret), now })
}

export const providerNamed = async (context: Context, name: ProviderName): Promise<PaymentProvider | undefined> => {
  const provider = await findProvider(context)
  return provider.name === name ? provider : undefined
}
