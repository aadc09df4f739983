import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { isWebhookSecret, stripeKeyTexts } from '#features/payments/rules/stripe-keys.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { dropWebhook } from './make-webhook.ts'
import { lockSettings, untilPreviousEnds } from './save-stripe.ts'
import { readStripeSettings, sealSetting } from './stripe-settings.ts'

/** Stripe shows a secret key only once, so the secret of a webhook that is registered later can be saved without the key. */
export const saveWebhookSecret: Handler<typeof paymentKeys.saveWebhookSecret> = async (context, { webhookSecret }) => {
  if (!isWebhookSecret(webhookSecret)) return { success: false, error: stripeKeyTexts.webhookPrefix }
  const replaced = await inTransaction(context, async (tx) => {
    await holdOwnSession(tx)
    const before = await lockSettings(tx)
    if (!before) throw new AppError('conflict', { reason: 'no_payment_keys' })
    const previous = before.webhook_secret_sealed
    await tx.db
      .updateTable('payment_provider_settings')
      .set({
        webhook_endpoint_id: null,
        webhook_secret_sealed: sealSetting(tx.keys, 'webhook_secret', webhookSecret),
        previous_webhook_secret_sealed: previous,
        previous_webhook_until: previous && untilPreviousEnds(tx.now),
        saved_at: tx.now,
        saved_by: account(tx).id,
      })
      .execute()
    await audit(tx, { action: 'paymentKeys.webhookSaved', subjectType: 'payment_provider', subjectId: 'stripe' })
    return before.webhook_endpoint_id
  })
  // A webhook that we registered ourselves is removed: with two, Stripe would send every message twice.
  const settings = replaced ? await readStripeSettings(context) : undefined
  if (settings && replaced) await dropWebhook(context, settings.open, replaced)
  return { success: true, error: null }
}
