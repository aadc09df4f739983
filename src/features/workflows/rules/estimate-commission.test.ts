import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateCommission } from './estimate-commission.ts'

describe('the estimate on a workflow’s card', () => {
  it.each([
    ['LLC', '1.40', 21_000],
    ['LLC', 1.1, 16_500],
    ['LLC', '1.00', 15_000],
    ['Corporation', '1.50', 37_500],
    ['Partnership', '1.30', 32_500],
    ['Sole_Proprietorship', 1, 25_000],
    // 150 × 1.15 = 172.5 and 250 × 1.01 = 252.5: half a dollar goes up, although neither number is exact in binary.
    ['LLC', 1.15, 17_300],
    ['Corporation', '1.01', 25_300],
    ['LLC', '0.01', 200],
  ])('of a %s where the state counts %s is %i cents', (type, multiplier, cents) => {
    expect(estimateCommission(type, multiplier)).toBe(cents)
  })

  it('counts a state without a rule as 1', () => {
    expect(estimateCommission('LLC', null)).toBe(15_000)
    expect(estimateCommission('Corporation', undefined)).toBe(25_000)
  })

  it('is whole dollars, never negative, and rounded once, half up', () => {
    const hundredths = fc.integer({ min: 1, max: 9999 })
    const type = fc.constantFrom('LLC', 'Corporation', 'Partnership', 'Sole_Proprietorship')
    fc.assert(
      fc.property(type, hundredths, (companyType, multiplier) => {
        const cents = estimateCommission(companyType, (multiplier / 100).toFixed(2))
        const exact = BigInt(companyType === 'LLC' ? 150 : 250) * BigInt(multiplier)
        expect(BigInt(cents)).toBe(((exact * 2n + 100n) / 200n) * 100n)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(estimateCommission(companyType, multiplier / 100)).toBe(cents)
      }),
    )
  })
})
