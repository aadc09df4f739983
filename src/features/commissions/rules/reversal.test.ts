import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reversalOf } from './reversal.ts'

test('a commission and its reversal add up to nothing, part by part', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(cents, cents, cents, (subtotal, complexity_bonus, speed_bonus) => {
      const total_commission = subtotal + complexity_bonus + speed_bonus
      const made = { subtotal, complexity_bonus, speed_bonus, total_commission }
      const back = reversalOf(made)
      expect(back.subtotal + subtotal).toBe(0)
      expect(back.complexity_bonus + complexity_bonus).toBe(0)
      expect(back.speed_bonus + speed_bonus).toBe(0)
      expect(back.total_commission).toBe(back.subtotal + back.complexity_bonus + back.speed_bonus)
      expect(Object.values(back).some((value) => Object.is(value, -0))).toBe(false)
    }),
  )
})
