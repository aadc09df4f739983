import { expect, test } from 'vitest'
import type { Returned, ReturnState } from '#features/payments/rules/returned.ts'
import { cameBack, standingOf } from './standing.ts'

const sent = { id: 'f1', amountCents: 5_000, givenBefore: 1_000, providerId: 're_1' }
const back = (id: string, state: ReturnState, amountCents = 5_000, refundId: string | null = null): Returned => ({
  ...{ id, state, amountCents, refundId },
})
const before = back('re_0', 'succeeded', 1_000)

test.each([
  ['open while the provider lists nothing of it', [before], 'open'],
  ['pending while the bank has it', [before, back('re_1', 'pending')], 'pending'],
  ['paid once it arrived', [before, back('re_1', 'succeeded')], 'paid'],
  ['failed when the bank did not take it', [before, back('re_1', 'failed')], 'failed'],
  ['paid where others gave the sum back', [before, back('re_9', 'succeeded')], 'paid'],
] as const)('a refund is %s', (_, returned, state) => {
  expect(standingOf(sent, returned).state).toBe(state)
})

test('one whose answer was lost is known by our id, and an earlier try that failed is not it', () => {
  const lost = { ...sent, providerId: null }
  const returned = [before, back('re_1', 'failed', 5_000, 'f1'), back('re_2', 'pending', 5_000, 'f1')]
  expect(standingOf(lost, returned)).toEqual({ state: 'pending', providerId: 're_2' })
  expect(standingOf(lost, returned.slice(0, 2))).toEqual({ state: 'open', providerId: null })
})

test('one that failed while others gave the sum back is paid, and does not come back', () => {
  const returned = [before, back('re_1', 'failed'), back('re_9', 'succeeded')]
  const standing = standingOf(sent, returned)
  expect(standing).toEqual({ state: 'paid', providerId: null })
  expect(cameBack({ ...sent, ...standing }, returned)).toBe(false)
})

test('a paid one came back only when its own money did', () => {
  expect(cameBack(sent, [before, back('re_1', 'failed')])).toBe(true)
  expect(cameBack(sent, [back('re_0', 'failed'), back('re_1', 'succeeded')])).toBe(false)
  expect(cameBack({ ...sent, providerId: null }, [back('re_1', 'failed')])).toBe(false)
})
