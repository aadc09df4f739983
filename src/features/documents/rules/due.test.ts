import { expect, test } from 'vitest'
import { dueProblem, isOverdue, lastDueDay } from './due.ts'

test.each([
  ['2026-11-16', 'past_day'],
  ['2026-11-17', null],
  ['2027-11-17', null],
  ['2027-11-18', 'far_day'],
])('a document that is asked for on 17 November 2026 until %s: %s', (dueOn, problem) =>
  expect(dueProblem(dueOn, '2026-11-17')).toBe(problem),
)

test('a year after the 29th of February is the 28th', () => {
  expect(lastDueDay('2028-02-29')).toBe('2029-02-28')
  expect(lastDueDay('2028-12-29')).toBe('2029-12-29')
})

test('overdue is what the customer still has to send once the day is over', () => {
  const dueOn = '2026-11-16'
  expect(isOverdue({ dueOn, status: 'pending' }, '2026-11-16')).toBe(false)
  expect(isOverdue({ dueOn, status: 'pending' }, '2026-11-17')).toBe(true)
  expect(isOverdue({ dueOn, status: 'rejected' }, '2026-11-17')).toBe(true)
  expect(isOverdue({ dueOn, status: 'submitted' }, '2026-11-17')).toBe(false)
  expect(isOverdue({ dueOn, status: 'approved' }, '2026-11-17')).toBe(false)
  expect(isOverdue({ dueOn: null, status: 'pending' }, '2026-11-17')).toBe(false)
})
