import { expect, test } from 'vitest'
import { cardProblems, checkPayment } from './payment-checks.ts'

const now = new Date('2026-11-16T12:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123', name: 'Ana Souza' }
const address = { country: 'BR', street: 'Rua A, 1', city: 'São Paulo', state: 'SP', zipCode: '01310-100' }

test('everything filled is valid', () => {
  expect(checkPayment(card, address, now)).toEqual({
    lines: { number: true, expiry: true, cvv: true, address: true },
    valid: true,
  })
})

test.each([
  [{ ...card, number: '4242' }, address, 'number'],
  [{ ...card, expiry: '13/30' }, address, 'expiry'],
  [{ ...card, expiry: '10/26' }, address, 'expiry'],
  [{ ...card, cvv: '1' }, address, 'cvv'],
  [card, { ...address, zipCode: '01310' }, 'address'],
  [card, { ...address, city: ' ' }, 'address'],
] as const)('one wrong part makes the whole incomplete', (given, at, line) => {
  const checked = checkPayment(given, at, now)
  expect(checked.valid).toBe(false)
  expect(checked.lines[line]).toBe(false)
  expect(Object.values(checked.lines).filter((fine) => !fine)).toHaveLength(1)
})

test('without a name on the card nothing is paid', () => {
  expect(checkPayment({ ...card, name: ' ' }, address, now).valid).toBe(false)
})

test('each part of the card says what is wrong with it', () => {
  expect(cardProblems(card, now)).toEqual({})
  expect(cardProblems({ number: '', expiry: ' ', cvv: '', name: '' }, now)).toEqual({
    number: 'empty',
    expiry: 'empty',
    cvv: 'empty',
    name: 'empty',
  })
  expect(cardProblems({ ...card, number: '4242', expiry: '13/30', cvv: '1' }, now)).toEqual({
    number: 'number',
    expiry: 'expiry',
    cvv: 'cvv',
  })
  expect(cardProblems({ ...card, number: '5555 5555 5555 4444', expiry: '10/26' }, now)).toEqual({
    number: 'notTest',
    expiry: 'expired',
  })
})
