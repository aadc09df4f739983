import { expect, test } from 'vitest'
import { averageCents } from './average.ts'

test.each([
  [33_000, 2, 16_500],
  [10_001, 2, 5001],
  [0, 3, 0],
  [0, 0, 0],
  [-500, 0, 0],
])('%i cents for %i companies are %i each', (earned, companies, each) =>
  expect(averageCents(earned, companies)).toBe(each),
)
