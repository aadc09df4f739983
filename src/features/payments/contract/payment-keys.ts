import { z } from 'zod'
import { text, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { paymentModes } from '#features/payments/rules/methods.ts'
import { stripeRights } from '#features/payments/rules/stripe-keys.ts'

/** What Stripe says of the account behind the keys (G40). */
export const stripeAccount = z.object({
  business_name: z.string(),
  country: z.string(),
  email: z.string(),
  business_type: z.string(),
  /** Null where a restricted key may not read it. */
  charges_enabled: z.boolean().nullable(),
  payouts_enabled: z.boolean().nullable(),
})
/** The rights that the product uses and a restricted key lacks. */
const missingRights = z.array(z.enum(stripeRights))
const webhookSecret = text(300).trim().min(1, 'required')
// An empty key passes the schema: the use-case refuses it with a text of `stripeKeyTexts`.
const key = text(300).trim()

/** How admins connect the provider that takes payments. */
export const paymentKeys = {
  testStripe: route({
    method: 'POST',
    path: '/api/functions/test-stripe-connection',
    records: {},
    access: 'paymentKeys.manage',
    summary: 'Try a secret key without keeping it',
    body: z.strictObject({ secretKey: key }),
    response: z.object({
      success: z.boolean(),
      account: stripeAccount.nullable(),
      error: z.string().nullable(),
      missingRights,
    }),
    limit: { max: 30, seconds: 3600 },
  }),
  saveStripe: route({
    method: 'POST',
    path: '/api/functions/save-stripe-credentials',
    records: {},
    access: 'paymentKeys.manage',
    stepUp: true,
    summary: 'Try the keys, then keep them sealed',
    body: z.strictObject({
      secretKey: key,
      publishableKey: key,
      webhookSecret: webhookSecret.optional(),
    }),
    response: z.object({ success: z.boolean(), error: z.string().nullable(), missingRights }),
    limit: { max: 30, seconds: 3600 },
  }),
  stripeStatus: route({
    method: 'POST',
    path: '/api/functions/check-stripe-status',
    records: {},
    access: 'paymentKeys.manage',
    summary: 'Is Stripe connected, and as whom; the secret key is never told',
    body: z.strictObject({}),
    response: z.object({
      connected: z.boolean(),
      account: stripeAccount.nullable(),
      secretKeyHint: z.string().nullable(),
    }),
  }),
  stripeDetails: route({
    method: 'GET',
    path: '/api/payments/stripe',
    access: 'paymentKeys.manage',
    summary: 'Which provider takes payments, whose keys are kept, and how messages of Stripe arrive',
    staleAfter: [],
    response: z.object({
      inUse: z.enum(paymentModes),
      /** What takes payments while Stripe is not in use: the test provider, or nothing. */
      otherwise: z.enum(['test', 'paused']),
      saved: z
        .object({
          live: z.boolean(),
          publishableKey: z.string(),
          savedAt: timestamp,
          savedBy: z.string().nullable(),
        })
        .nullable(),
      webhook: z.object({
        /** The address to register at Stripe, and whether Stripe can reach it. */
        address: z.string(),
        isPublic: z.boolean(),
        /** Of a webhook that we registered, of one that was registered by hand, or of none. */
        secret: z.enum(['made', 'given', 'missing']),
        events: z.array(z.string()),
        last: z.object({ type: z.string(), receivedAt: timestamp, outcome: z.string().nullable() }).nullable(),
      }),
    }),
  }),
  saveWebhookSecret: route({
    method: 'POST',
    path: '/api/payments/stripe/webhook-secret',
    records: {},
    access: 'paymentKeys.manage',
    stepUp: true,
    summary: 'Keep the secret of a webhook that was registered by hand',
    body: z.strictObject({ webhookSecret }),
    response: z.object({ success: z.boolean(), error: z.string().nullable() }),
    limit: { max: 30, seconds: 3600 },
  }),
  switchProvider: route({
    method: 'POST',
    path: '/api/payments/provider',
    records: {},
    access: 'paymentKeys.manage',
    stepUp: true,
    summary: 'Take payments by Stripe, by the test provider or not at all',
    body: z.strictObject({ use: z.enum(paymentModes) }),
    response: z.object({ inUse: z.enum(paymentModes) }),
    limit: { max: 30, seconds: 3600 },
  }),
}
