import { modeWithoutStripe, type PaymentMode } from '#features/payments/rules/methods.ts'
import type { Context } from '#server/context.ts'
import type { PaymentProvider, ProviderName } from './provider/provider.ts'
import { makeStripeProvider } from './provider/stripe-provider.ts'
import { makeTestProvider } from './provider/test-provider.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'

function stripeOf({ now: at }: Context, settings: StripeSettings): PaymentProvider {
  const { open, livemode, accountId, webhookSecrets } = settings
  const current = webhookSecrets.filter(({ until }) => until === null || until > at)
  const secrets = current.map(({ secret }) => secret)
  return makeStripeProvider({ open, livemode, accountId, webhookSecrets: secrets, now: () => at })
}

/**
 * With saved keys, Stripe serves its open sessions even while it takes no new payments. The test provider is left out once Stripe is in
 * use, or where test payments are not enabled.
 */
async function readProviders(context: Context): Promise<{ taking: PaymentMode; all: PaymentProvider[] }> {
  const { db, platform, keys, now: at, config } = context
  const settings = await readStripeSettings({ db: platform, keys, config })
  const taking = settings?.inUse ? 'stripe' : modeWithoutStripe(config.testPayments)
  const stripe = settings ? [stripeOf(context, settings)] : []
  return { taking, all: taking === 'test' ? [makeTestProvider({ db, keys, now: () => at }), ...stripe] : stripe }
}

export const findProviders = async (context: Context): Promise<readonly PaymentProvider[]> =>
  (await readProviders(context)).all

/** The provider for new payments; undefined while payments are paused. */
export async function findProvider(context: Context): Promise<PaymentProvider | undefined> {
  const { taking, all } = await readProviders(context)
  return all.find(({ name }) => name === taking)
}

export const providerNamed = async (context: Context, name: ProviderName): Promise<PaymentProvider | undefined> =>
  (await findProviders(context)).find((provider) => provider.name === name)
