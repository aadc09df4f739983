import { expect, test } from 'vitest'
import { checkPayment } from './payment-checks.ts'

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123', name: 'Ana Souza' }
const address = { country: 'BR', street: 'Rua A, 1', city: 'São Paulo', state: 'SP', zipCode: '01310-100' }

test('everything filled is valid', () => {
  expect(checkPayment(card, address)).toEqual({
    lines: { number: true, expiry: true, cvv: true, address: true },
    valid: true,
  })
})

test.each([
  [{ ...card, number: '4242' }, address, 'number'],
  [{ ...card, expiry: '13/30' }, address, 'expiry'],
  [{ ...card, cvv: '1' }, address, 'cvv'],
  [card, { ...address, zipCode: '01310' }, 'address'],
  [card, { ...address, city: ' ' }, 'address'],
] as const)('one wrong part makes the whole incomplete', (given, at, line) => {
  const checked = checkPayment(given, at)
  expect(checked.valid).toBe(false)
  expect(checked.lines[line]).toBe(false)
  expect(Object.values(checked.lines).filter((fine) => !fine)).toHaveLength(1)
})

test('without a name on the card nothing is paid', () => {
  expect(checkPayment({ ...card, name: ' ' }, address).valid).toBe(false)
})
