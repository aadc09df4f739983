import { z } from 'zod'
import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { paymentMethods } from '#features/payments/contract/payment-methods.ts'
import { payments } from '#features/payments/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { type NoPayload, often } from '#server/jobs/job.ts'
import type { SealedColumn } from '#server/operations/rotation/sealed-column.ts'
import { closeDispute } from './close-dispute.ts'
import { closeSessions } from './close-sessions.ts'
import { createPayment } from './create-payment.ts'
import { providerNamed } from './find-provider.ts'
import { listMethods, openPortal } from './kept-cards.ts'
import { closeSession, forgetCustomer } from './leave-stripe.ts'
import { listPayments } from './list-payments.ts'
import { openInvoice } from './open-invoice.ts'
import { paymentGauges } from './payment-gauges.ts'
import type { ProviderEvent, ProviderName } from './provider/provider.ts'
import { reactions } from './reactions.ts'
import { paymentMode, readPayment } from './read-payment.ts'
import { renewSubscription } from './renew-webhook.ts'
import { reviewOpenSessions } from './review-open-sessions.ts'
import { saveStripe } from './save-stripe.ts'
import { saveWebhookSecret } from './save-webhook-secret.ts'
import { settleMessage } from './settle-message.ts'
import { stripeDetails } from './stripe-details.ts'
import { settingPlace } from './stripe-settings.ts'
import { stripeStatus, testStripe } from './stripe-status.ts'
import { switchProvider } from './switch-provider.ts'
import { decideTestPayment, readTestPayment } from './test-payment.ts'
import { warnOfTestPayments } from './warn-of-test-payments.ts'
import { mountWebhooks } from './webhooks.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    /** Queued by earlier versions only. */
    'close-session': { sessionId: string }
    'close-sessions': { registrationId: string }
    'forget-customer': { customerId: string }
    'settle-message': Omit<ProviderEvent, 'createdAt'> & { provider: ProviderName; createdAt: string | null }
    'review-payments': NoPayload
  }
}

const sealedSetting = (column: string, setting: Parameters<typeof settingPlace>[0]): SealedColumn => ({
  table: 'payment_provider_settings',
  id: 'provider',
  column,
  bytes: true,
  purpose: 'settings',
  place: () => settingPlace(setting),
})

export const feature: ServerFeature = {
  calls: {
    payments: serve(
      { ...payments, ...paymentHistory, ...paymentMethods, ...paymentKeys },
      {
        create: createPayment,
        closeDispute,
        mode: paymentMode,
        ofRegistration: readPayment,
        readTest: readTestPayment,
        decideTest: decideTestPayment,
        testStripe,
        saveStripe,
        stripeStatus,
        stripeDetails,
        saveWebhookSecret,
        switchProvider,
        list: listPayments,
        invoice: openInvoice,
        methods: listMethods,
        openPortal,
      },
    ),
  },
  on: reactions,
  mount: mountWebhooks,
  jobs: {
    'close-session': {
      payload: z.object({ sessionId: z.string() }),
      run: ({ context, payload }) => closeSession(context, payload.sessionId),
    },
    'close-sessions': {
      payload: z.object({ registrationId: z.uuid() }),
      run: ({ context, payload }) => closeSessions(context, payload.registrationId),
    },
    'forget-customer': {
      payload: z.object({ customerId: z.string() }),
      run: ({ context, payload }) => forgetCustomer(context, payload.customerId),
    },
    'settle-message': {
      payload: z.object({
        provider: z.enum(['stripe', 'test']),
        id: z.string(),
        type: z.string(),
        livemode: z.boolean(),
        createdAt: z.iso.datetime().nullable(),
        account: z.string().nullable(),
        sessionId: z.string().nullable(),
        paymentId: z.string().nullable(),
      }),
      run: async ({ context, payload: { provider: name, createdAt, ...event } }) => {
        const provider = await providerNamed(context, name)
        if (!provider) throw new Error(`no keys for ${name}`)
        await settleMessage(context, provider, { ...event, createdAt: createdAt === null ? null : new Date(createdAt) })
      },
    },
    'review-payments': {
      cron: often('*/5 * * * *'),
      lock: 'review-payments',
      whenLocked: 'skip',
      run: async ({ context }) => {
        await renewSubscription(context)
        await reviewOpenSessions(context)
      },
    },
  },
  gauges: paymentGauges,
  sealed: {
    paymentKeys: [
      sealedSetting('secret_key_sealed', 'secret_key'),
      sealedSetting('webhook_secret_sealed', 'webhook_secret'),
      sealedSetting('previous_webhook_secret_sealed', 'webhook_secret'),
    ],
  },
  onStart: ({ config, log }) => warnOfTestPayments(config, log),
}
