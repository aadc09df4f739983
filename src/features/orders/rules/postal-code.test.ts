import { expect, test } from 'vitest'
import { formatPostalCode, postalCodeState } from './postal-code.ts'

test.each([
  ['US', '33101', '33101'],
  ['US', '331014567', '33101-4567'],
  ['US', '33101-45678999', '33101-4567'],
  ['US', 'ab3c3', '33'],
  ['BR', '01310100', '01310-100'],
  ['BR', '013101000', '01310-100'],
  ['PT', '1100-148', '1100-148'],
])('in %s %s is written %s', (country, typed, written) => {
  expect(formatPostalCode(country, typed)).toBe(written)
})

test.each([
  ['US', '', 'empty'],
  ['US', '3310', 'incomplete'],
  ['US', '33101', 'valid'],
  ['US', '33101-45', 'incomplete'],
  ['US', '33101-4567', 'valid'],
  ['US', '33101-ABCD', 'invalid'],
  ['US', '3310145678', 'invalid'],
  ['BR', '01310', 'incomplete'],
  ['BR', '01310-100', 'valid'],
  ['BR', '013101000', 'invalid'],
  ['PT', '1100-148', 'valid'],
] as const)('in %s %j is %s', (country, code, state) => {
  expect(postalCodeState(country, code)).toBe(state)
})
