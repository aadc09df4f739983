import { expect, test } from 'vitest'
import { medianDays } from './performance.ts'

const end = new Date('2026-11-16T12:00:00Z')
const taking = (days: number) => ({ startedAt: new Date(end.getTime() - days * 86_400_000), approvedAt: end })

test('the median is the middle one, or lies between the middle two', () => {
  expect(medianDays([taking(9), taking(1), taking(4)])).toBe(4)
  expect(medianDays([taking(9), taking(1), taking(4), taking(5.5)])).toBe(4.8)
  expect(medianDays([taking(2.04)])).toBe(2)
})

test('without an approval there is none, and no work takes less than nothing', () => {
  expect(medianDays([])).toBeNull()
  expect(medianDays([taking(-3)])).toBe(0)
})
