import { expect, test } from 'vitest'
import { estimateCents, trendPercent } from './figures.ts'
import { lastMonths, monthBefore, monthOf } from './months.ts'

test('a month is the one in São Paulo, where the night of the first still belongs to the month before', () => {
  expect(monthOf(new Date('2026-11-01T02:59:00Z'))).toBe('2026-10')
  expect(monthOf(new Date('2026-11-01T03:00:00Z'))).toBe('2026-11')
})

test('months are counted back over the turn of the year', () => {
  expect(monthBefore('2026-01')).toBe('2025-12')
  expect(lastMonths(new Date('2026-02-10T12:00:00Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test('a trend is this month against the last; after an empty month there is none', () => {
  expect(trendPercent({ month: 12, before: 10 })).toBe(20)
  expect(trendPercent({ month: 5, before: 10 })).toBe(-50)
  expect(trendPercent({ month: 3, before: 0 })).toBeNull()
})

test('the estimate is 500 dollars for each approved registration', () => {
  expect(estimateCents(3)).toBe(150_000)
})
