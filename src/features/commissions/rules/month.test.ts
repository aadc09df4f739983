import { expect, test } from 'vitest'
import { dayOf, month, monthOf, monthsLater } from './month.ts'

test('the last hours of a month in São Paulo belong to that month, although elsewhere the next has begun', () => {
  expect(dayOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11-30')
  expect(monthOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12')
})

test('months go on over the year', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01')
  expect(monthsLater('2026-01', -1)).toBe('2025-12')
})

test.each(['2026-13', '2026-1', '1999-01', 'x'])('%s is no month', (value) =>
  expect(month.safeParse(value).success).toBe(false),
)
