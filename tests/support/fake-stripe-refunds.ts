import { randomBytes } from 'node:crypto'
import type { FakeRefund, FakeSession } from './fake-stripe-objects.ts'

type Refusal = { status: number; type: string; message: string; code?: string }
export type RefundAnswer = { refund: FakeRefund } | { refusal: Refusal }

const refuse = (message: string, code?: string, status = 400): RefundAnswer => ({
  refusal: { status, type: 'invalid_request_error', message, ...(code ? { code } : {}) },
})

/** Makes a refund as Stripe does, with its errors; `poor` is an account without balance, a `slow` bank leaves the refund pending. */
export function refundOf(
  sessions: Iterable<FakeSession>,
  params: URLSearchParams,
  { poor, bank }: { poor: boolean; bank: 'prompt' | 'slow' },
): RefundAnswer {
  const intent = params.get('payment_intent') ?? ''
  const amount = Number(params.get('amount'))
  const session = [...sessions].find((one) => one.intent === intent)
  if (session?.paymentStatus !== 'paid') return refuse('No such payment_intent', 'resource_missing', 404)
  if (session.disputed) return refuse('Charge has been charged back', 'charge_disputed')
  if (session.refunded >= session.amount) return refuse('Charge has already been refunded.', 'charge_already_refunded')
  if (amount > session.amount - session.refunded)
    return refuse('Refund amount is greater than unrefunded amount on charge')
  if (poor) return refuse('Insufficient funds in your Stripe balance to refund this amount.', 'balance_insufficient')
  const id = `re_${randomBytes(12).toString('hex')}`
  const status = bank === 'slow' ? 'pending' : 'succeeded'
  const refund: FakeRefund = { id, intent, amount, refundId: params.get('metadata[refund_id]') ?? '', status }
  session.refunds.push(refund)
  return { refund }
}
