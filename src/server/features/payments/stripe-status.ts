import type { contract } from '#contract/index.ts'
import { secretKeyProblem, stripeKeyTexts } from '#domain/payments/stripe-keys.ts'
import type { Handler } from '#server/http/mount.ts'
import { ProviderUnavailable } from '#server/integrations/payments/provider.ts'
import { readAccount } from '#server/integrations/payments/stripe-account.ts'
import { makeStripeClient, StripeRefusal } from '#server/integrations/payments/stripe-client.ts'
import { readStripeSettings } from './stripe-settings.ts'

/** Failures after which we answer in our own words, because Stripe's own message may quote a part of the key. */
export const notServed = (error: unknown): boolean =>
  error instanceof StripeRefusal || error instanceof ProviderUnavailable

/** Why Stripe did not serve, in our own words: the default, or what the person can do about it. */
export function failureText(error: unknown): string {
  if (error instanceof ProviderUnavailable) return stripeKeyTexts.noAnswer
  if (error instanceof StripeRefusal && error.kind === 'StripeAuthenticationError') return stripeKeyTexts.notKnown
  if (error instanceof StripeRefusal && error.kind === 'StripePermissionError') return stripeKeyTexts.notAllowed
  return stripeKeyTexts.notConnected
}

export const testStripe: Handler<typeof contract.payments.testStripe> = async ({ config }, { secretKey }) => {
  const failed = (error: string) => ({ success: false, account: null, error })
  const problem = secretKeyProblem(secretKey)
  if (problem) return failed(problem)
  try {
    const { account } = await readAccount(makeStripeClient({ secretKey, apiBase: config.stripeApiBase }))
    return { success: true, account, error: null }
  } catch (error) {
    if (notServed(error)) return failed(failureText(error))
    throw error
  }
}

/** Asks Stripe: keys may have been withdrawn there. While it is away the last known account is shown. */
export const stripeStatus: Handler<typeof contract.payments.stripeStatus> = async (context) => {
  const settings = await readStripeSettings(context)
  if (!settings) return { connected: false, account: null, secretKeyHint: null }
  const { open, secretKeyHint } = settings
  try {
    const { account } = await readAccount(open)
    return { connected: true, account, secretKeyHint }
  } catch (error) {
    if (error instanceof StripeRefusal) return { connected: false, account: null, secretKeyHint }
    if (error instanceof ProviderUnavailable) return { connected: true, account: settings.account, secretKeyHint }
    throw error
  }
}
