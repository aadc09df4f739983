import type Stripe from 'stripe'
import { askStripe, type OpenClient } from './stripe-client.ts'
import { stripeEvents } from './stripe-events.ts'

export type StripeAccount = {
  business_name: string
  country: string
  email: string
  business_type: string
  charges_enabled: boolean
  payouts_enabled: boolean
}

const nameOf = ({ business_profile, settings, company }: Stripe.Account): string =>
  business_profile?.name ?? settings?.dashboard.display_name ?? company?.name ?? ''

/** Reads the account behind the keys, which also tests whether they work. */
export async function readAccount(open: OpenClient): Promise<{ id: string; account: StripeAccount }> {
  const account = await askStripe(open, (stripe) => stripe.accounts.retrieveCurrent())
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

/** Stripe tells the secret of a webhook only when the webhook is created. */
export async function createWebhook(open: OpenClient, url: string): Promise<{ id: string; secret: string }> {
  const endpoint = await askStripe(open, (stripe) =>
    stripe.webhookEndpoints.create({ url, enabled_events: [...stripeEvents] }),
  )
  return { id: endpoint.id, secret: endpoint.secret ?? '' }
}

export async function deleteWebhook(open: OpenClient, id: string): Promise<void> {
  await askStripe(open, (stripe) => stripe.webhookEndpoints.del(id))
}
