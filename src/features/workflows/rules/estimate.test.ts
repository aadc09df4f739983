import { describe, expect, it } from 'vitest'
import { estimatedDays, startingComplexity } from './estimate.ts'

describe('a new workflow', () => {
  it('is estimated in days of eight hours, rounded up, at least one', () => {
    expect([54, 78, 16, 1, 0].map(estimatedDays)).toEqual([7, 10, 2, 1, 1])
  })

  it('is more complex for a Corporation and for several owners', () => {
    expect(startingComplexity({ isCorporation: false, owners: 1 })).toBe(1)
    expect(startingComplexity({ isCorporation: true, owners: 1 })).toBe(2)
    expect(startingComplexity({ isCorporation: false, owners: 3 })).toBe(2)
    expect(startingComplexity({ isCorporation: true, owners: 2 })).toBe(3)
  })
})
