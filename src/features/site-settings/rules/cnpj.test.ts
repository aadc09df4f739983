import { describe, expect, it, test } from 'vitest'
import { cnpjFrom, formatCnpj, isCnpj } from './cnpj.ts'

describe('a CNPJ', () => {
  it.each([
    ['digits', '11222333000181'],
    ['letters and digits, as the tax office gives them since July 2026', '12ABC34501DE35'],
    ['a check digit of zero, where the rest is below two', '00000000000191'],
  ])('of %s is taken: %s', (_, number) => expect(isCnpj(number)).toBe(true))

  it.each([
    ['a wrong first check digit', '11222333000191'],
    ['a wrong second check digit', '11222333000182'],
    ['two digits that changed places', '11223233000181'],
    ['a letter in place of a check digit', '12ABC34501DE3A'],
    ['a wrong check digit behind letters', '12ABC34501DE36'],
    ['zeros only', '00000000000000'],
    ['fourteen equal digits', '11111111111111'],
    ['twelve equal letters', 'AAAAAAAAAAAA00'],
    ['one sign too few', '1122233300018'],
    ['one sign too many', '112223330001811'],
    ['lower case, which is written in capitals before it is checked', '12abc34501de35'],
    ['a letter outside A to Z', '12ÁBC34501DE35'],
    ['nothing', ''],
  ])('with %s is refused: %s', (_, number) => expect(isCnpj(number)).toBe(false))

  it('has exactly one pair of check digits', () => {
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
    expect(pairs.filter((pair) => isCnpj(`12ABC34501DE${pair}`))).toEqual(['35'])
  })
})

test('punctuation, spaces and lower case are for reading: stored is the number, shown is the printed form', () => {
  expect(cnpjFrom(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81')
  expect(formatCnpj('')).toBe('')
})
