import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { paymentMethods } from '#features/payments/contract/payment-methods.ts'
import { payments } from '#features/payments/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { closeDispute } from './close-dispute.ts'
import { createPayment } from './create-payment.ts'
import { listMethods, openPortal } from './kept-cards.ts'
import { listPayments } from './list-payments.ts'
import { openInvoice } from './open-invoice.ts'
import { reactions } from './reactions.ts'
import { paymentMode, readPayment } from './read-payment.ts'
import { saveStripe } from './save-stripe.ts'
import { saveWebhookSecret } from './save-webhook-secret.ts'
import { stripeDetails } from './stripe-details.ts'
import { stripeStatus, testStripe } from './stripe-status.ts'
import { switchProvider } from './switch-provider.ts'
import { decideTestPayment, readTestPayment } from './test-payment.ts'
import { mountWebhooks } from './webhooks.ts'

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
}
