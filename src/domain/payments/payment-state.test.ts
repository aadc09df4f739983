import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownPayment, metadataOf, type ProviderTruth, settle } from './payment-state.ts'

const payment: KnownPayment = {
  id: 'p1',
  registrationId: 'r1',
  amountCents: 32_400,
  currency: 'USD',
  status: 'pending',
  refundedCents: 0,
  disputed: false,
  providerPaymentId: null,
}
const open: ProviderTruth = {
  state: 'open',
  paid: false,
  failed: false,
  paymentId: null,
  amountCents: 32_400,
  currency: 'usd',
  livemode: false,
  refundedCents: 0,
  disputed: false,
  metadata: { ...metadataOf(payment) },
}
const paid: ProviderTruth = { ...open, state: 'complete', paid: true, paymentId: 'pi_1' }
const settled = (status: string, refundedCents = 0, disputed = false) => ({
  kind: 'settled',
  status,
  refundedCents,
  disputed,
})

describe('the state of a payment', () => {
  test.each([
    ['an open session', open, settled('pending')],
    ['an expired session', { ...open, state: 'expired' as const }, settled('pending')],
    ['money on its way', { ...open, state: 'complete' as const }, settled('pending')],
    ['money that did not come', { ...open, state: 'complete' as const, failed: true }, settled('failed')],
    ['money', paid, settled('paid')],
    ['a part given back', { ...paid, refundedCents: 100 }, settled('paid', 100)],
    ['all given back', { ...paid, refundedCents: 32_400 }, settled('refunded', 32_400)],
    ['a dispute', { ...paid, disputed: true }, settled('paid', 0, true)],
  ])('follows %s', (_, truth, expected) => {
    expect(settle(payment, truth, false)).toEqual(expected)
  })

  test.each([
    ['metadata', { ...paid, metadata: { payment_id: 'p1', registration_id: 'r2' } }],
    ['metadata', { ...paid, metadata: {} }],
    ['livemode', { ...paid, livemode: true }],
    ['currency', { ...paid, currency: 'brl' }],
    ['amount', { ...paid, amountCents: 32_399 }],
  ])('is not touched by another %s', (because, truth) => {
    expect(settle(payment, truth, false)).toEqual({ kind: 'refused', because })
  })

  test('money that came a second time is refused, so that somebody looks', () => {
    const known = { ...payment, status: 'paid' as const, providerPaymentId: 'pi_0' }
    expect(settle(known, paid, false)).toEqual({ kind: 'refused', because: 'second_payment' })
  })

  test('any order and any repetition of what was ever true ends in the same state', () => {
    const life: ProviderTruth[] = [open, paid, { ...paid, refundedCents: 5_000 }, { ...paid, refundedCents: 32_400 }]
    const looks = fc.shuffledSubarray([...life, ...life], { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(looks, (seen) => {
        let known = payment
        for (const truth of seen) {
          const next = settle(known, truth, false)
          if (next.kind === 'refused') throw new Error(next.because)
          known = { ...known, ...next, providerPaymentId: known.providerPaymentId ?? truth.paymentId }
        }
        const refunded = Math.max(...seen.map(({ refundedCents }) => refundedCents))
        const status = refunded === 32_400 ? 'refunded' : seen.some((truth) => truth.paid) ? 'paid' : 'pending'
        expect([known.status, known.refundedCents]).toEqual([status, refunded])
      }),
    )
  })
})
