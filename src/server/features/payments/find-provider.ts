import type { Context } from '#server/context.ts'
import type { PaymentProvider, ProviderName } from '#server/integrations/payments/provider.ts'
import { makeStripeProvider } from '#server/integrations/payments/stripe-provider.ts'
import { makeTestProvider } from '#server/integrations/payments/test-provider.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'

function stripeOf({ now: at }: Context, settings: StripeSettings): PaymentProvider {
  const { open, livemode, accountId, webhookSecrets } = settings
  const current = webhookSecrets.filter(({ until }) => until === null || until > at)
  const secrets = current.map(({ secret }) => secret)
  return makeStripeProvider({ open, livemode, accountId, webhookSecrets: secrets, now: () => at })
}

/**
 * The one that takes payments now stands first. Saved keys serve what was begun with them even while payments go through
 * the test provider; with the test provider nobody can pay any more once Stripe is in use.
 */
export async function findProviders(context: Context): Promise<readonly [PaymentProvider, ...PaymentProvider[]]> {
  const { db, platform, keys, now: at } = context
  const settings = await readStripeSettings({ db: platform, keys, config: context.config })
  if (settings?.inUse) return [stripeOf(context, settings)]
  const test = makeTestProvider({ db, keys, now: () => at })
  return settings ? [test, stripeOf(context, settings)] : [test]
}

/** Through whom a new payment goes. */
export const findProvider = async (context: Context): Promise<PaymentProvider> => (await findProviders(context))[0]

export const providerNamed = async (context: Context, name: ProviderName): Promise<PaymentProvider | undefined> =>
  (await findProviders(context)).find((provider) => provider.name === name)
