import { expect, test } from 'vitest'
import { amountByShares, type SharesTax } from './shares-tax.ts'

const delaware: SharesTax = {
  steps: [
    { upTo: 5000, cents: 17_500 },
    { upTo: 10_000, cents: 25_000 },
  ],
  ...{ furtherShares: 10_000, furtherCents: 8500, otherMethodFromCents: 40_000, reportCents: 5000 },
}

test.each([
  [1, 22_500, false],
  [5000, 22_500, false],
  [5001, 30_000, false],
  [10_000, 30_000, false],
  // One further block, full or not.
  [10_001, 38_500, false],
  [20_000, 38_500, false],
  // From the second block on the method by par value may be lower, and never below US$ 400.
  [20_001, 45_000, true],
  [10_000_000, 45_000, true],
  // For an unknown number of shares, the first step is the minimum.
  [null, 22_500, true],
])('%s authorized shares owe %i cents, at least: %s', (shares, amountCents, atLeast) => {
  expect(amountByShares(delaware, shares)).toEqual({ amountCents, atLeast })
})
