import { randomBytes } from 'node:crypto'

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  livemode: boolean
  /** In seconds since 1970. */
  created?: number
  account?: string
  data: { object: object }
}

export type FakeSession = {
  id: string
  intent: string
  charge: string
  url: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid'
  intentStatus: string
  amount: number
  currency: string
  livemode: boolean
  /** Refunds requested through the API, with their status. */
  refunds: FakeRefund[]
  /** Cents refunded so far; more than the sum of `refunds` when a refund was made in Stripe's own dashboard. */
  refunded: number
  disputed: boolean
  customer: string
  customerEmail: string
  locale: string
  expiresAt: number
  successUrl: string
  cancelUrl: string
  metadata: Record<string, string>
  items: { name: string; amount: number }[]
}

export type FakeRefund = {
  id: string
  intent: string
  amount: number
  refundId: string
  status: 'pending' | 'succeeded' | 'failed'
}

const hex = (): string => randomBytes(12).toString('hex')
const MOST_ITEMS = 10

/** Makes a Checkout session from the form that Stripe's SDK posts. */
export function makeSession(params: URLSearchParams, pages: string): FakeSession {
  const of = (name: string): string => params.get(name) ?? ''
  const items = Array.from({ length: MOST_ITEMS }, (_, i) => ({
    name: of(`line_items[${i}][price_data][product_data][name]`),
    amount: Number(of(`line_items[${i}][price_data][unit_amount]`)) * Number(of(`line_items[${i}][quantity]`)),
  })).filter(({ name }) => name !== '')
  const metadata = [...params].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key ? [[key, value] as const] : []
  })
  const id = `cs_test_${hex()}`
  return {
    id,
    intent: `pi_${hex()}`,
    charge: `ch_${hex()}`,
    url: `${pages}/${id}`,
    status: 'open',
    paymentStatus: 'unpaid',
    intentStatus: 'succeeded',
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
    currency: of('line_items[0][price_data][currency]'),
    livemode: false,
    refunds: [],
    get refunded() {
      return this.refunds.reduce((cents, { amount, status }) => cents + (status === 'succeeded' ? amount : 0), 0)
    },
    set refunded(cents: number) {
      const { intent } = this
      this.refunds.push({ id: `re_${hex()}`, intent, amount: cents - this.refunded, refundId: '', status: 'succeeded' })
    },
    disputed: false,
    customer: of('customer'),
    customerEmail: of('customer_email'),
    locale: of('locale'),
    expiresAt: Number(of('expires_at')),
    successUrl: of('success_url'),
    cancelUrl: of('cancel_url'),
    metadata: Object.fromEntries(metadata),
    items,
  }
}

export const refundObject = ({ id, intent, amount, refundId, status }: FakeRefund) => ({
  id,
  object: 'refund',
  amount,
  currency: 'usd',
  payment_intent: intent,
  metadata: refundId ? { refund_id: refundId } : {},
  status,
})

/** The Checkout session as Stripe's API returns it, with payment intent and charge expanded. */
export const objectOf = (session: FakeSession) => ({
  id: session.id,
  object: 'checkout.session',
  url: session.status === 'open' ? session.url : null,
  status: session.status,
  payment_status: session.paymentStatus,
  amount_total: session.amount,
  currency: session.currency,
  livemode: session.livemode,
  metadata: session.metadata,
  payment_intent:
    session.status === 'complete'
      ? {
          id: session.intent,
          object: 'payment_intent',
          status: session.intentStatus,
          latest_charge: {
            id: session.charge,
            object: 'charge',
            amount_refunded: session.refunded,
            refunds: { object: 'list', data: session.refunds.map(refundObject), has_more: false },
            disputed: session.disputed,
          },
        }
      : null,
})
