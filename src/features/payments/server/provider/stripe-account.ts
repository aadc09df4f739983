import type Stripe from 'stripe'
import { askStripe, type OpenClient, StripeRefusal } from './stripe-client.ts'
import { stripeEvents } from './stripe-events.ts'

export type StripeAccount = {
  business_name: string
  country: string
  email: string
  business_type: string
  charges_enabled: boolean | null
  payouts_enabled: boolean | null
}
const untold: StripeAccount = {
  ...{ business_name: '', country: '', email: '', business_type: '' },
  ...{ charges_enabled: null, payouts_enabled: null },
}

const nameOf = ({ business_profile, settings, company }: Stripe.Account): string =>
  business_profile?.name ?? settings?.dashboard.display_name ?? company?.name ?? ''

/** A restricted key may not read its own account: Stripe refuses the call, and the refusal names only the account's id. */
function unlessRestricted(error: unknown): { id: string; account: StripeAccount } {
  if (error instanceof StripeRefusal && error.kind === 'StripePermissionError' && error.account)
    return { id: error.account, account: untold }
  throw error
}

/** Reads the account behind the keys, which also tests whether they work. */
export async function readAccount(
  open: OpenClient,
  { restricted }: { restricted: boolean },
): Promise<{ id: string; account: StripeAccount }> {
  const asked = askStripe(open, (stripe) => stripe.accounts.retrieveCurrent()).then(seen)
  return restricted ? asked.catch(unlessRestricted) : asked
}

function seen(account: Stripe.Account): { id: string; account: StripeAccount } {
  return {
    id: account.id,
    account: {
      business_name: nameOf(account),
      country: account.country ?? '',
      email: account.email ?? '',
      business_type: account.business_type ?? '',
      charges_enabled: account.charges_enabled,
      payouts_enabled: account.payouts_enabled,
    },
  }
}

/** Stripe returns the secret of a webhook only when the webhook is created. */
export async function createWebhook(open: OpenClient, url: string): Promise<{ id: string; secret: string }> {
  const endpoint = await askStripe(open, (stripe) =>
    stripe.webhookEndpoints.create({ url, enabled_events: [...stripeEvents] }),
  )
  return { id: endpoint.id, secret: endpoint.secret ?? '' }
}

/** Subscribes an endpoint that an earlier version created to all events in `stripeEvents`. */
export async function renewWebhook(open: OpenClient, id: string): Promise<void> {
  await askStripe(open, (stripe) => stripe.webhookEndpoints.update(id, { enabled_events: [...stripeEvents] }))
}

export async function deleteWebhook(open: OpenClient, id: string): Promise<void> {
  await askStripe(open, (stripe) => stripe.webhookEndpoints.del(id))
}
