import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCommission, workingDays } from './calculate.ts'

const florida = {
  baseCommission: 15_000,
  stateMultiplier: '1.10',
  complexityBonusPercent: '0.1500',
  speedBonusPercent: '0.1000',
  speedThresholdDays: 5,
}
const slow = 30

describe('a commission', () => {
  it('is base times multiplier when no bonus applies', () => {
    expect(calculateCommission(florida, { complexity: 2, days: 6 })).toEqual({
      subtotal: 16_500,
      complexityBonus: 0,
      speedBonus: 0,
      total: 16_500,
    })
  })

  it('gets the complexity bonus from complexity 3', () => {
    expect(calculateCommission(florida, { complexity: 3, days: 6 })).toMatchObject({
      complexityBonus: 2475,
      total: 18_975,
    })
  })

  it('gets the speed bonus up to the threshold, that day included', () => {
    expect(calculateCommission(florida, { complexity: 1, days: 5 })).toMatchObject({ speedBonus: 1650, total: 18_150 })
  })

  it('rounds half a cent up, once, on the total', () => {
    const half = { ...florida, baseCommission: 1, stateMultiplier: 1.5 }
    expect(calculateCommission(half, { complexity: 1, days: slow }).total).toBe(2)
    // 10.4 + 4.16 + 4.16 = 18.72: rounded one by one it would be 18
    const parts = {
      ...florida,
      baseCommission: 8,
      stateMultiplier: 1.3,
      complexityBonusPercent: 0.4,
      speedBonusPercent: 0.4,
    }
    expect(calculateCommission(parts, { complexity: 3, days: 1 })).toEqual({
      subtotal: 10,
      complexityBonus: 4,
      speedBonus: 5,
      total: 19,
    })
  })

  it('has parts that are never negative and always add up to the exact total, rounded', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    const hundredths = fc.integer({ min: 1, max: 999 })
    const fraction = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(amount, hundredths, fraction, fraction, (base, multiplier, complexity, speed) => {
        const rule = {
          baseCommission: base,
          stateMultiplier: (multiplier / 100).toFixed(2),
          complexityBonusPercent: (complexity / 10_000).toFixed(4),
          speedBonusPercent: (speed / 10_000).toFixed(4),
          speedThresholdDays: 5,
        }
        const made = calculateCommission(rule, { complexity: 5, days: 1 })
        const exact = BigInt(base) * BigInt(multiplier) * BigInt(10_000 + complexity + speed)
        expect(BigInt(made.total)).toBe((exact * 2n + 1_000_000n) / 2_000_000n)
        expect(made.subtotal + made.complexityBonus + made.speedBonus).toBe(made.total)
        expect(Math.min(made.subtotal, made.complexityBonus, made.speedBonus)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the days of a workflow', () => {
  const start = new Date('2026-03-02T12:00:00Z')
  it.each([
    ['2026-03-02T12:00:00Z', 1],
    ['2026-03-03T12:00:00Z', 1],
    ['2026-03-03T12:00:01Z', 2],
    ['2026-03-07T12:00:00Z', 5],
  ])('until %s are %i', (end, days) => expect(workingDays(start, new Date(end))).toBe(days))
})
