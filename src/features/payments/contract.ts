import { z } from 'zod'
import { cents, id, text, timestamp } from '#contract/fields.ts'
import { seenByAll } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { paymentModes } from './rules/methods.ts'
import { paymentStatuses } from './rules/payment-status.ts'

const url = text(2000, 1)
export const testOutcomes = ['succeed', 'fail', 'abandon'] as const

export const payments = {
  create: route({
    method: 'POST',
    path: '/api/functions/create-payment',
    records: {
      packageId: seenByAll,
      businessRegistrationId: { unchecked: 'checked by the use-case, which records what it refuses' },
    },
    access: 'payments.pay',
    summary: 'Begin to pay an order; leads to the page of the provider',
    body: z.strictObject({ packageId: id, businessRegistrationId: id, successUrl: url, cancelUrl: url }),
    response: z.object({ url: z.string() }),
    limit: { max: 60, seconds: 3600 },
  }),
  mode: route({
    method: 'GET',
    path: '/api/payments/mode',
    access: 'catalog.read',
    summary: 'Is money real here? In test mode only the shown test numbers are accepted',
    staleAfter: [],
    response: z.object({
      /** While payments are paused, orders are kept unpaid. */
      mode: z.enum(paymentModes),
      /** Whether cards are really charged: Stripe with keys of production. */
      live: z.boolean(),
    }),
  }),
  ofRegistration: route({
    method: 'GET',
    path: '/api/registrations/:id/payment',
    access: 'payments.read',
    summary: 'Where the newest payment of an order stands',
    staleAfter: ['registration.changed'],
    params: z.object({ id }),
    response: z.object({
      id,
      packageId: id,
      companyName: z.string(),
      status: z.enum(paymentStatuses),
      amountCents: cents,
      paidAt: timestamp.nullable(),
    }),
  }),
  readTest: route({
    method: 'GET',
    path: '/api/test-payments/:session',
    access: 'payments.pay',
    summary: 'The order behind a test payment page',
    staleAfter: [],
    params: z.object({ session: z.string().regex(/^test_[A-Za-z0-9_-]{20,80}$/) }),
    response: z.object({
      companyName: z.string(),
      items: z.array(z.object({ name: z.string(), amountCents: cents })),
      totalCents: cents,
      state: z.enum(['open', 'complete', 'expired']),
    }),
  }),
  decideTest: route({
    method: 'POST',
    path: '/api/test-payments/:session',
    records: { session: 'test_payment_sessions' },
    access: 'payments.pay',
    summary: 'Play the provider: succeed, fail or abandon',
    params: z.object({ session: z.string().regex(/^test_[A-Za-z0-9_-]{20,80}$/) }),
    body: z.strictObject({ outcome: z.enum(testOutcomes) }),
    response: z.object({ url: z.string() }),
  }),
}
