import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Registered among the calls of `payments`. */
export const paymentMethods = {
  methods: route({
    method: 'GET',
    path: '/api/payment-methods',
    access: 'payments.methods',
    summary: 'Cards that the customer keeps at the provider: brand and last digits',
    staleAfter: [],
    response: z.object({
      /** False without a provider that stores cards (D5). */
      canAdd: z.boolean(),
      items: z.array(z.object({ id: z.string(), brand: z.string(), last4: z.string() })),
    }),
    limit: { max: 120, seconds: 600 },
  }),
  openPortal: route({
    method: 'POST',
    path: '/api/functions/billing-portal',
    records: {},
    access: 'payments.pay',
    summary: "Leads to the provider's page for adding and removing cards",
    body: z.strictObject({ returnUrl: text(2000, 1) }),
    response: z.object({ url: z.string() }),
    limit: { max: 30, seconds: 3600 },
  }),
}
