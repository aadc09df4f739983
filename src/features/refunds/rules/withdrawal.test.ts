import { expect, test } from 'vitest'
import { refundStatuses } from './status.ts'
import { lastWithdrawalDay, mayRefuse, withdrawalRefusal, withdrawUntil } from './withdrawal.ts'

const parts = { priceCents: 19_900, stateFeeCents: 12_500, refundedCents: 0 }
const at = (time: string) => new Date(time)
const paid = (time: string) => ({ status: 'paid' as const, parts, paidAt: at(time) })

test.each([
  // Paid at ten in the morning of the 11th: the 18th is the last day, whole.
  ['in the middle', '2026-11-11T13:00:00Z', '2026-11-14T13:00:00Z', undefined],
  ['the last millisecond of the last day', '2026-11-11T13:00:00Z', '2026-11-19T02:59:59.999Z', undefined],
  ['the first one of the day after', '2026-11-11T13:00:00Z', '2026-11-19T03:00:00.000Z', 'over'],
  // 23:59 in São Paulo is the next day in UTC.
  ['paid just before midnight', '2026-11-12T02:59:59.999Z', '2026-11-19T03:00:00Z', 'over'],
  ['paid just after midnight', '2026-11-12T03:00:00.000Z', '2026-11-19T03:00:00Z', undefined],
  ['over the end of the year', '2026-12-29T15:00:00Z', '2027-01-06T02:59:59Z', undefined],
  ['over a leap day', '2028-02-25T15:00:00Z', '2028-03-04T02:59:59Z', undefined],
  ['one day after a leap day', '2028-02-25T15:00:00Z', '2028-03-04T03:00:00Z', 'over'],
])('%s', (_, paidAt, now, because) => {
  expect(withdrawalRefusal(paid(paidAt), at(now))).toBe(because)
})

test('the last day is the seventh after the one on which São Paulo saw the payment', () => {
  expect(lastWithdrawalDay(at('2026-11-12T02:59:59Z'))).toBe('2026-11-18')
  expect(lastWithdrawalDay(at('2026-11-12T03:00:00Z'))).toBe('2026-11-19')
})

test.each([
  ['nothing was paid', { status: 'pending' as const, paidAt: null }, 'unpaid'],
  ['the order cost nothing', { parts: { priceCents: 0, stateFeeCents: 0, refundedCents: 0 } }, 'free'],
  ['all of it went back', { status: 'refunded' as const, parts: { ...parts, refundedCents: 32_400 } }, 'refunded'],
])('there is nothing to withdraw from where %s', (_, more, because) => {
  const of = { ...paid('2026-11-18T12:00:00Z'), ...more }
  expect(withdrawalRefusal(of, at('2026-11-18T13:00:00Z'))).toBe(because)
  expect(withdrawUntil({ ...of, withdrawnAt: null }, at('2026-11-18T13:00:00Z'))).toBeNull()
})

test('the day is shown while one may withdraw, and not to those who did', () => {
  const now = at('2026-11-18T13:00:00Z')
  const of = paid('2026-11-18T12:00:00Z')
  expect(withdrawUntil({ ...of, withdrawnAt: null }, now)).toBe('2026-11-25')
  expect(withdrawUntil({ ...of, withdrawnAt: now }, now)).toBeNull()
})

test('the office refuses a withdrawal only where the bank returned the money itself', () => {
  const kept = refundStatuses.map((status) => mayRefuse({ ground: 'withdrawal', status, failure: null }))
  expect(kept).toEqual(refundStatuses.map(() => false))
  expect(mayRefuse({ ground: 'withdrawal', status: 'failed', failure: 'insufficient_funds' })).toBe(false)
  expect(mayRefuse({ ground: 'withdrawal', status: 'failed', failure: 'disputed' })).toBe(true)
  expect(mayRefuse({ ground: 'rule', status: 'requested', failure: null })).toBe(true)
})
