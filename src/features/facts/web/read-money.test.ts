import { expect, test } from 'vitest'
import { centsFrom } from './read-money.ts'

test.each([
  ['138,75', 13_875],
  ['138.75', 13_875],
  ['US$ 1.234,50', 123_450],
  ['1,234.5', 123_450],
  ['1.234', 123_400],
  ['70', 7000],
  [' ', null],
  ['abc', -1],
  ['-3', -1],
  ['1,2,3', -1],
  ['12,345,6', 1_234_560],
])('%s is read as %s cents', (typed, cents) => {
  expect(centsFrom(typed)).toBe(cents)
})
