import type { CardKeeper } from './provider.ts'
import { askStripe, type OpenClient, StripeRefusal } from './stripe-client.ts'
import { stripeLocale } from './stripe-locale.ts'

const MOST_CARDS = 10

/** Cards are entered and stored only at Stripe; we read the brand and the last four digits. */
export const makeStripeCards = (open: OpenClient): CardKeeper => ({
  async openCustomer({ userId, email, key }) {
    const details = { email, metadata: { user_id: userId } }
    const customer = await askStripe(open, (stripe) => stripe.customers.create(details, { idempotencyKey: key }))
    return customer.id
  },
  async listCards(customerId) {
    const asked = { type: 'card', limit: MOST_CARDS } as const
    const found = await unlessGone(
      askStripe(open, async (stripe) => await stripe.customers.listPaymentMethods(customerId, asked)),
    )
    return (found?.data ?? []).flatMap(({ id, card }) => (card ? [{ id, brand: card.brand, last4: card.last4 }] : []))
  },
  async openPortal(customerId, { returnUrl, language }) {
    const asked = { customer: customerId, return_url: returnUrl, locale: stripeLocale[language] }
    const portal = await unlessGone(askStripe(open, (stripe) => stripe.billingPortal.sessions.create(asked)))
    return portal?.url
  },
  async forgetCustomer(customerId) {
    await unlessGone(askStripe(open, (stripe) => stripe.customers.del(customerId)))
  },
})

/** Undefined for a customer that Stripe does not know under these keys, or not any more. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return undefined
    throw error
  }
}
