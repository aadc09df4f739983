import { expect, test } from 'vitest'
import { isMoneyBack } from './payment-status.ts'

test('money is back when a payment was refunded and none stands paid', () => {
  expect(isMoneyBack(['refunded'])).toBe(true)
  expect(isMoneyBack(['failed', 'refunded'])).toBe(true)
  expect(isMoneyBack(['refunded', 'paid'])).toBe(false)
  expect(isMoneyBack(['paid'])).toBe(false)
  expect(isMoneyBack(['pending', 'failed'])).toBe(false)
  expect(isMoneyBack([])).toBe(false)
})
