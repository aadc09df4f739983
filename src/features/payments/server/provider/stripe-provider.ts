import type Stripe from 'stripe'
import { metadataOf } from '#features/payments/rules/payment-state.ts'
import type { PaymentProvider, SessionRequest, SessionTruth } from './provider.ts'
import { readEvent } from './read-event.ts'
import { checkSignature } from './signature.ts'
import { makeStripeCards } from './stripe-cards.ts'
import { askStripe, type OpenClient, StripeRefusal } from './stripe-client.ts'
import { stripeLocale } from './stripe-locale.ts'
import { refundAtStripe, refundsOfCharge, returnedOf } from './stripe-refund.ts'

const expand = ['payment_intent.latest_charge.refunds']

/** A known customer is offered every saved card, whatever `allow_redisplay` it was saved with. */
const customerOf = ({ customerId, customerEmail }: SessionRequest): Partial<Stripe.Checkout.SessionCreateParams> =>
  customerId === null
    ? { customer_email: customerEmail }
    : {
        customer: customerId,
        saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
      }

function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = metadataOf({ id: request.payment.id, registrationId: request.registration.id })
  const currency = request.payment.currency.toLowerCase()
  return {
    mode: 'payment',
    locale: stripeLocale[request.language],
    ...customerOf(request),
    client_reference_id: request.payment.id,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    metadata,
    payment_intent_data: { metadata },
    line_items: request.items
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ name, amountCents }) => ({
        quantity: 1,
        price_data: { currency, unit_amount: amountCents, product_data: { name } },
      })),
  }
}

const nested = <T extends { id: string }>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** When a delayed payment (a bank slip) does not arrive, its intent falls back to `requires_payment_method` or is cancelled. */
const notComing = (status: string | undefined): boolean => status === 'requires_payment_method' || status === 'canceled'

const stateOf = (status: string | null): SessionTruth['state'] =>
  status === 'complete' || status === 'expired' ? status : 'open'

function truthOf(session: Stripe.Checkout.Session, refunds: readonly Stripe.Refund[]): SessionTruth {
  const intent = nested(session.payment_intent)
  const charge = nested(intent?.latest_charge)
  const paid = session.payment_status === 'paid'
  return {
    sessionId: session.id,
    url: session.url,
    state: stateOf(session.status),
    paid,
    failed: session.status === 'complete' && !paid && notComing(intent?.status),
    paymentId: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    amountCents: session.amount_total ?? -1,
    currency: session.currency ?? '',
    livemode: session.livemode,
    returned: returnedOf(refunds),
    disputed: charge?.disputed ?? false,
    metadata: session.metadata ?? {},
  }
}

/** Undefined if Stripe does not know the object under these keys, or if the session has ended. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StripeRefusal && error.kind === 'StripeInvalidRequestError') return undefined
    throw error
  }
}

export function makeStripeProvider(options: {
  open: OpenClient
  livemode: boolean
  accountId: string
  webhookSecrets: readonly string[]
  now: () => Date
}): PaymentProvider {
  const { open, livemode, accountId, webhookSecrets, now } = options
  return {
    name: 'stripe',
    livemode,
    accountId,
    cards: makeStripeCards(open),
    async openSession(request) {
      const { idempotencyKey } = request
      const session = await askStripe(open, (stripe) =>
        stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey }),
      )
      if (!session.url) throw new StripeRefusal('session without a page', '')
      return { sessionId: session.id, url: session.url }
    },
    async expireSession(sessionId) {
      await unlessRefused(askStripe(open, (stripe) => stripe.checkout.sessions.expire(sessionId)))
    },
    async readSession(sessionId) {
      const asked = askStripe(open, (stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand }))
      const session = await unlessRefused(asked)
      const charge = nested(nested(session?.payment_intent)?.latest_charge)
      return session && truthOf(session, await refundsOfCharge(open, charge))
    },
    async findSession(paymentId) {
      const filter = { payment_intent: paymentId, limit: 1 }
      const found = await unlessRefused(askStripe(open, async (stripe) => await stripe.checkout.sessions.list(filter)))
      return found?.data[0]?.id
    },
    refund: (request) => refundAtStripe(open, request),
    verify(rawBody, headers) {
      checkSignature(rawBody, headers['stripe-signature'], webhookSecrets, now())
      return readEvent(rawBody)
    },
  }
}
