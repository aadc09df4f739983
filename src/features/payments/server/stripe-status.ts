import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { isRestrictedKey, secretKeyProblem, stripeKeyTexts } from '#features/payments/rules/stripe-keys.ts'
import type { Handler } from '#server/http/handler.ts'
import { ProviderUnavailable } from './provider/provider.ts'
import { readAccount } from './provider/stripe-account.ts'
import { makeStripeClient, type OpenClient, StripeRefusal } from './provider/stripe-client.ts'
import { checkRights, RightsMissing } from './provider/stripe-rights.ts'
import { readStripeSettings } from './stripe-settings.ts'

/** Failures after which we answer in our own words, because Stripe's own message may quote a part of the key. */
export const notServed = (error: unknown): boolean =>
  error instanceof StripeRefusal || error instanceof ProviderUnavailable || error instanceof RightsMissing

/** Our own text for a failure at Stripe: a general one, or one that says what the admin can do about it. */
export function failureText(error: unknown): string {
  if (error instanceof ProviderUnavailable) return stripeKeyTexts.noAnswer
  if (error instanceof StripeRefusal && error.kind === 'StripeAuthenticationError') return stripeKeyTexts.notKnown
  const notAllowed = error instanceof StripeRefusal && error.kind === 'StripePermissionError'
  if (notAllowed || error instanceof RightsMissing) return stripeKeyTexts.notAllowed
  return stripeKeyTexts.notConnected
}

export const missingRightsIn = (error: unknown) => (error instanceof RightsMissing ? [...error.rights] : [])

/** Reads the account of the keys; a restricted key is also tested for the rights that the product uses. */
export async function tryKeys(open: OpenClient, secretKey: string, { webhook }: { webhook: boolean }) {
  const restricted = isRestrictedKey(secretKey)
  const tested = await readAccount(open, { restricted })
  if (restricted) await checkRights(open, { webhook })
  return tested
}

export const testStripe: Handler<typeof paymentKeys.testStripe> = async ({ config }, { secretKey }) => {
  const failed = (error: string, cause?: unknown) => ({
    ...{ success: false, account: null, error },
    missingRights: missingRightsIn(cause),
  })
  const problem = secretKeyProblem(secretKey)
  if (problem) return failed(problem)
  try {
    const open = makeStripeClient({ secretKey, apiBase: config.stripeApiBase })
    // Whether a webhook will be created is known only when the keys are saved.
    const { account } = await tryKeys(open, secretKey, { webhook: false })
    return { success: true, account, error: null, missingRights: [] }
  } catch (error) {
    if (notServed(error)) return failed(failureText(error), error)
    throw error
  }
}

/** Asks Stripe, because keys may have been revoked there. While Stripe is unavailable the last known account is shown. */
export const stripeStatus: Handler<typeof paymentKeys.stripeStatus> = async (context) => {
  const settings = await readStripeSettings(context)
  if (!settings) return { connected: false, account: null, secretKeyHint: null }
  const { open, secretKeyHint } = settings
  try {
    const { account } = await readAccount(open, { restricted: isRestrictedKey(secretKeyHint) })
    return { connected: true, account, secretKeyHint }
  } catch (error) {
    if (error instanceof StripeRefusal) return { connected: false, account: null, secretKeyHint }
    if (error instanceof ProviderUnavailable) return { connected: true, account: settings.account, secretKeyHint }
    throw error
  }
}
