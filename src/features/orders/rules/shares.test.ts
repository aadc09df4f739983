import { expect, test } from 'vitest'
import { percentOf, shareFrom, totalOf, WHOLE } from './shares.ts'

test.each([
  ['100', 10_000],
  ['33,34', 3334],
  ['33.333', 3333],
  [' 50 ', 5000],
  ['', 0],
  ['abc', 0],
  ['-5', 0],
  ['Infinity', 0],
])('%j is read as %d hundredths', (typed, share) => {
  expect(shareFrom(typed)).toBe(share)
})

test('three thirds make a whole, and only exactly', () => {
  expect(totalOf([3334, 3333, 3333])).toBe(WHOLE)
  expect(totalOf([3333, 3333, 3333])).not.toBe(WHOLE)
})

test.each([
  [10_000, '100.00'],
  [3334, '33.34'],
  [100, '1.00'],
  [9999, '99.99'],
])('%d hundredths are kept as %s', (share, percent) => {
  expect(percentOf(share)).toBe(percent)
})
