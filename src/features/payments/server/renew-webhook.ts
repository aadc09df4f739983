import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { renewWebhook } from './provider/stripe-account.ts'
import { stripeEvents } from './provider/stripe-events.ts'
import { readStripeSettings } from './stripe-settings.ts'
import { notServed } from './stripe-status.ts'

/** The endpoint with the events it is subscribed to; null for one made by hand, whose events its maker chooses. */
export const subscriptionOf = (endpointId: string | null): string | null =>
  endpointId && [endpointId, ...stripeEvents].join(' ')

/** An endpoint of ours that was registered by an earlier version gets the messages of this one; asked again while Stripe is away. */
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
