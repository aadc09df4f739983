import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { renewWebhook } from './provider/stripe-account.ts'
import { stripeEvents } from './provider/stripe-events.ts'
import { readStripeSettings } from './stripe-settings.ts'
import { notServed } from './stripe-status.ts'

/** The endpoint's id and its events as one string; null for a webhook registered by hand, whose events were chosen at Stripe. */
export const subscriptionOf = (endpointId: string | null): string | null =>
  endpointId && [endpointId, ...stripeEvents].join(' ')

/** Subscribes an endpoint registered by an earlier version to this version's events; the job's next run retries after a failure. */
export async function renewSubscription(context: Context): Promise<void> {
  const row = await context.db
    .selectFrom('payment_provider_settings')
    .select(['webhook_endpoint_id as endpointId', 'webhook_subscription as subscription'])
    .where('provider', '=', sql.lit('stripe'))
    .executeTakeFirst()
  if (!row?.endpointId || row.subscription === subscriptionOf(row.endpointId)) return
  const settings = await readStripeSettings(context)
  if (!settings) return
  try {
    await renewWebhook(settings.open, row.endpointId)
  } catch (error) {
    if (!notServed(error)) throw error
    return context.log.warn({ webhookEndpointId: row.endpointId }, 'webhook endpoint not renewed')
  }
  await context.db
    .updateTable('payment_provider_settings')
    .set({ webhook_subscription: subscriptionOf(row.endpointId) })
    .where('webhook_endpoint_id', '=', row.endpointId)
    .execute()
}
