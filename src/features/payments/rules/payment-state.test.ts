import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownPayment, metadataOf, type ProviderTruth, settle } from './payment-state.ts'
import { type Returned, type ReturnState, returnedCents } from './returned.ts'

const payment: KnownPayment = {
  id: 'p1',
  registrationId: 'r1',
  amountCents: 32_400,
  currency: 'USD',
  status: 'pending',
  refundedCents: 0,
  returned: [],
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
  returned: [],
  disputed: false,
  metadata: { ...metadataOf(payment) },
}
const paid: ProviderTruth = { ...open, state: 'complete', paid: true, paymentId: 'pi_1' }
const back = (amountCents: number, state: ReturnState = 'succeeded', id = `re_${amountCents}`) => ({
  ...{ id, amountCents, state, refundId: null },
})
const settled = (status: string, returned: Returned[] = [], disputed = false) => ({
  ...{ kind: 'settled', status, returned, disputed },
  refundedCents: returnedCents(returned),
})

describe('the state of a payment', () => {
  test.each([
    ['an open session', open, settled('pending')],
    ['an expired session', { ...open, state: 'expired' as const }, settled('pending')],
    ['money on its way', { ...open, state: 'complete' as const }, settled('pending')],
    ['money that did not come', { ...open, state: 'complete' as const, failed: true }, settled('failed')],
    ['money', paid, settled('paid')],
    ['a part given back', { ...paid, returned: [back(100)] }, settled('paid', [back(100)])],
    ['all given back', { ...paid, returned: [back(32_400)] }, settled('refunded', [back(32_400)])],
    ['money on its way back', { ...paid, returned: [back(9, 'pending')] }, settled('paid', [back(9, 'pending')])],
    ['a dispute', { ...paid, disputed: true }, settled('paid', [], true)],
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
    const part = back(5_000)
    const life: ProviderTruth[] = [
      open,
      paid,
      { ...paid, returned: [part] },
      { ...paid, returned: [part, back(27_400, 'pending')] },
      { ...paid, returned: [part, back(27_400)] },
      { ...paid, returned: [{ ...part, state: 'failed' }, back(27_400)] },
    ]
    const looks = fc.shuffledSubarray([...life, ...life], { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(looks, (seen) => {
        let known = payment
        for (const truth of seen) {
          const next = settle(known, truth, false)
          if (next.kind === 'refused') throw new Error(next.because)
          known = { ...known, ...next, providerPaymentId: known.providerPaymentId ?? truth.paymentId }
        }
        const furthest = Math.max(...seen.map((truth) => life.indexOf(truth)))
        const refunded = [0, 0, 5_000, 5_000, 32_400, 27_400][furthest]
        const status = refunded === 32_400 ? 'refunded' : seen.some((truth) => truth.paid) ? 'paid' : 'pending'
        expect([known.status, known.refundedCents]).toEqual([status, refunded])
      }),
    )
  })
})

test('a sum that is older than the list of returns stays until one of them fails', () => {
  const older = { ...payment, status: 'refunded' as const, refundedCents: 32_400, providerPaymentId: 'pi_1' }
  const seen = (state: ReturnState) => settle(older, { ...paid, returned: [back(32_400, state)] }, false)
  expect(settle(older, paid, false)).toMatchObject({ status: 'refunded', refundedCents: 32_400 })
  expect(seen('pending')).toMatchObject({ status: 'refunded', refundedCents: 32_400 })
  expect(seen('failed')).toMatchObject({ status: 'paid', refundedCents: 0 })
})
