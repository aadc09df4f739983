import { sql } from 'kysely'
import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { modeWithoutStripe } from '#features/payments/rules/methods.ts'
import type { Handler } from '#server/http/handler.ts'
import { isPublic } from './make-webhook.ts'
import { stripeEvents } from './provider/stripe-events.ts'
import { WEBHOOK_PATH } from './provider/webhook-path.ts'

/** The saved Stripe settings without secrets, and how webhook messages arrive. */
export const stripeDetails: Handler<typeof paymentKeys.stripeDetails> = async ({ db, origin, config }) => {
  const otherwise = modeWithoutStripe(config.testPayments)
  const [row, last] = await Promise.all([
    db
      .selectFrom('payment_provider_settings as s')
      .leftJoin('profiles as p', 'p.id', 's.saved_by')
      .select(['s.livemode', 's.publishable_key', 's.saved_at', 's.in_use', 's.webhook_endpoint_id', 'p.name'])
      .select(({ eb }) => eb('s.webhook_secret_sealed', 'is not', null).as('has_secret'))
      .executeTakeFirst(),
    db
      .selectFrom('payment_events')
      .select(['type', 'received_at', 'outcome'])
      .where('provider', '=', sql.lit('stripe'))
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const secret = row?.has_secret ? (row.webhook_endpoint_id ? 'made' : 'given') : 'missing'
  return {
    inUse: row?.in_use ? 'stripe' : otherwise,
    otherwise,
    saved: row
      ? { live: row.livemode, publishableKey: row.publishable_key, savedAt: row.saved_at, savedBy: row.name }
      : null,
    webhook: {
      address: `${origin}${WEBHOOK_PATH}`,
      isPublic: isPublic(origin),
      secret,
      events: [...stripeEvents],
      last: last ? { type: last.type, receivedAt: last.received_at, outcome: last.outcome } : null,
    },
  }
}
