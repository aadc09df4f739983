import { expect, test } from 'vitest'
import {
  expiryState,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  isTestCard,
  testCards,
  validCvv,
  validNumber,
} from './card.ts'

test('what is typed is written the usual way', () => {
  expect(formatCardNumber('4242-4242x42424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('42424')).toBe('4242 4')
  expect(formatCardNumber('1234567890123456789012')).toBe('1234567890123456789')
  expect(formatExpiry('1')).toBe('1')
  expect(formatExpiry('1230')).toBe('12/30')
  expect(formatCvv('12a345')).toBe('1234')
})

test.each([
  ['4242 4242 4242', false],
  ['4242 4242 4242 4', true],
  ['1234567890123456789', true],
  ['12345678901234567890', false],
])('number %s: %s', (number, valid) => {
  expect(validNumber(number)).toBe(valid)
})

test.each([
  ['01/29', 'valid'],
  ['12/30', 'valid'],
  ['11/26', 'valid'],
  ['10/26', 'past'],
  ['12/25', 'past'],
  ['01/00', 'past'],
  ['13/30', 'wrong'],
  ['00/30', 'wrong'],
  ['1/30', 'wrong'],
])('expiry %s is %s in November 2026', (expiry, state) => {
  expect(expiryState(expiry, new Date('2026-11-16T12:00:00Z'))).toBe(state)
})

test('a card is good on the last day of its month, also in the west', () => {
  expect(expiryState('11/26', new Date('2026-12-01T11:59:00Z'))).toBe('valid')
  expect(expiryState('11/26', new Date('2026-12-01T12:00:00Z'))).toBe('past')
})

test.each([
  ['12', false],
  ['123', true],
  ['1234', true],
])('cvv %s: %s', (cvv, valid) => {
  expect(validCvv(cvv)).toBe(valid)
})

test('test mode knows its own numbers and no others', () => {
  expect(Object.values(testCards).every(isTestCard)).toBe(true)
  expect(isTestCard('4242424242424242')).toBe(true)
  expect(isTestCard('5555555555554444')).toBe(false)
})
