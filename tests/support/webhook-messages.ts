import { sign } from '#features/payments/server/provider/signature.ts'
import type { StripeEvent } from './fake-stripe-objects.ts'
import type { Paying } from './paying.ts'

export const bytesOf = (event: object): Buffer => Buffer.from(JSON.stringify(event))

export const paidEvent = (session: string, more: Partial<StripeEvent> = {}): StripeEvent => ({
  id: `evt_${session}`,
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: { object: { object: 'checkout.session', id: session } },
  ...more,
})

export function sendSigned(p: Paying, event: object, secret = p.stripe.secret, at = new Date()) {
  const body = bytesOf(event)
  return p.deliver(body, sign(body, secret, at))
}

const count = async (p: Paying, from: string, ...values: string[]): Promise<number> =>
  Number((await p.t.owner.query(`select count(*) from ${from}`, values)).rows[0].count)

export const storedEvents = (p: Paying): Promise<number> => count(p, 'payment_events')

/** Counts the effects of a payment: notifications, mails, audit entries and live events. */
export const effects = async (p: Paying, customerId: string, paymentId: string) => ({
  notices: await count(p, `notifications where user_id = $1 and event like 'payment.%'`, customerId),
  mails: await count(p, `outbox_mails where user_id = $1 and template like 'payment-%'`, customerId),
  audits: await count(p, `audit_log where subject_id = $1 and action like 'payment.%'`, paymentId),
  live: await count(p, `live_events where user_id = $1 and event = 'registration.changed'`, customerId),
})
