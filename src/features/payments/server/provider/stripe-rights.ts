import { type StripeRight, stripeRights } from '#features/payments/rules/stripe-keys.ts'
import { askStripe, type OpenClient, type StripeClient, StripeRefusal } from './stripe-client.ts'

/** Calls about objects that do not exist: Stripe checks the key's right first, and there is nothing to change. */
const probes: Record<StripeRight, (stripe: StripeClient) => Promise<unknown>> = {
  checkout_sessions: (stripe) => stripe.checkout.sessions.expire('cs_missing'),
  payment_intents: (stripe) => stripe.paymentIntents.retrieve('pi_missing'),
  charges_refunds: (stripe) => stripe.refunds.create({ payment_intent: 'pi_missing' }),
  customers: (stripe) => stripe.customers.del('cus_missing'),
  payment_methods: async (stripe) => await stripe.customers.listPaymentMethods('cus_missing'),
  customer_portal: (stripe) => stripe.billingPortal.sessions.create({ customer: 'cus_missing' }),
  webhook_endpoints: (stripe) => stripe.webhookEndpoints.del('we_missing'),
}

async function has(open: OpenClient, right: StripeRight): Promise<boolean> {
  try {
    await askStripe(open, probes[right])
    return true
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    if (error.kind === 'StripeAuthenticationError') throw error
    return error.kind !== 'StripePermissionError'
  }
}

/** A restricted key lacks rights that the product uses. */
export class RightsMissing extends Error {
  override name = 'RightsMissing'
  readonly rights: readonly StripeRight[]
  constructor(rights: readonly StripeRight[]) {
    super(`the key lacks ${rights.join(', ')}`)
    this.rights = rights
  }
}

/** Throws RightsMissing with every right that a restricted key lacks; webhooks are checked only if one will be created. */
export async function checkRights(open: OpenClient, { webhook }: { webhook: boolean }): Promise<void> {
  const asked = stripeRights.filter((right) => webhook || right !== 'webhook_endpoints')
  const held = await Promise.all(asked.map((right) => has(open, right)))
  const missing = asked.filter((_, at) => !held[at])
  if (missing.length > 0) throw new RightsMissing(missing)
}
