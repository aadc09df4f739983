import { sql } from 'kysely'
import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import {
  isLiveKey,
  isWebhookSecret,
  keyHint,
  keyPairProblem,
  stripeKeyTexts,
} from '#features/payments/rules/stripe-keys.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { dropWebhook, makeWebhook, needsWebhook, type Webhook } from './make-webhook.ts'
import { makeStripeClient } from './provider/stripe-client.ts'
import { subscriptionOf } from './renew-webhook.ts'
import { sealSetting } from './stripe-settings.ts'
import { failureText, missingRightsIn, notServed, tryKeys } from './stripe-status.ts'

type Keys = { secretKey: string; publishableKey: string; webhookSecret?: string | undefined }
type Tested = { id: string; account: object }

/** The previous webhook secret stays valid for a day, for messages that are still on their way. */
const PREVIOUS_HOURS = 24
export const untilPreviousEnds = (now: Date): Date => new Date(now.getTime() + PREVIOUS_HOURS * 3_600_000)

export const lockSettings = (tx: Context) =>
  tx.db
    .selectFrom('payment_provider_settings')
    .select(['webhook_endpoint_id', 'webhook_secret_sealed'])
    .where('provider', '=', sql.lit('stripe'))
    .forUpdate()
    .executeTakeFirst()

/** Stores the keys sealed; returns the id of the webhook endpoint that they replace. */
async function write(tx: Context, keys: Keys, { id, account: of }: Tested, webhook: Webhook): Promise<string | null> {
  const { secretKey, publishableKey } = keys
  // The admin's session may have ended while Stripe was asked: then nothing is saved.
  await holdOwnSession(tx)
  const before = await lockSettings(tx)
  const previous = before?.webhook_secret_sealed ?? null
  const values = {
    publishable_key: publishableKey,
    secret_key_sealed: sealSetting(tx.keys, 'secret_key', secretKey),
    secret_key_hint: keyHint(secretKey),
    webhook_endpoint_id: webhook.id,
    webhook_subscription: subscriptionOf(webhook.id),
    webhook_secret_sealed: webhook.secret === null ? null : sealSetting(tx.keys, 'webhook_secret', webhook.secret),
    previous_webhook_secret_sealed: previous,
    previous_webhook_until: previous && untilPreviousEnds(tx.now),
    account: JSON.stringify({ id, ...of }),
    livemode: isLiveKey(secretKey),
    saved_at: tx.now,
    saved_by: account(tx).id,
    in_use: true,
  }
  await tx.db
    .insertInto('payment_provider_settings')
    .values({ provider: 'stripe', ...values })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
    .execute()
  const details = { accountId: id, livemode: values.livemode, webhook: webhook.secret !== null }
  await audit(tx, { action: 'paymentKeys.saved', subjectType: 'payment_provider', subjectId: 'stripe', details })
  return before?.webhook_endpoint_id ?? null
}

async function testAndWrite(context: Context, keys: Keys): Promise<void> {
  const open = makeStripeClient({ secretKey: keys.secretKey, apiBase: context.config.stripeApiBase })
  const tested = await tryKeys(open, keys.secretKey, { webhook: needsWebhook(context, keys.webhookSecret) })
  const webhook = await makeWebhook(context, open, keys.webhookSecret)
  const replaced = await inTransaction(context, (tx) => write(tx, keys, tested, webhook)).catch(
    async (error: unknown) => {
      // Keys that are not kept leave no webhook behind.
      if (webhook.id) await dropWebhook(context, open, webhook.id)
      throw error
    },
  )
  if (replaced) await dropWebhook(context, open, replaced)
}

/** Keys are kept only after Stripe has accepted them, and can never be read again (E11, S56). */
export const saveStripe: Handler<typeof paymentKeys.saveStripe> = async (context, keys) => {
  const problem = keyPairProblem(keys.secretKey, keys.publishableKey)
  if (problem) return { success: false, error: problem, missingRights: [] }
  if (keys.webhookSecret !== undefined && !isWebhookSecret(keys.webhookSecret))
    return { success: false, error: stripeKeyTexts.webhookPrefix, missingRights: [] }
  try {
    await testAndWrite(context, keys)
    return { success: true, error: null, missingRights: [] }
  } catch (error) {
    if (notServed(error)) return { success: false, error: failureText(error), missingRights: missingRightsIn(error) }
    throw error
  }
}
