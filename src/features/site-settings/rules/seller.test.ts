import { expect, test } from 'vitest'
import { missingOf, type Seller, sellerLines } from './seller.ts'

const whole: Seller = {
  legalName: 'Ponte Clara Serviços Ltda.',
  cnpj: '12ABC34501DE35',
  sellerAddress: 'Rua do Cais, 1, Santos, SP',
  officerName: 'Lia Prado',
  officerEmail: 'dados@ponte.test',
}
const nothing: Seller = { legalName: '', cnpj: '', sellerAddress: '', officerName: '', officerEmail: '' }

test('who sells is said in three lines, the last in the language of the reader', () => {
  expect(sellerLines(whole, 'pt_BR')).toEqual([
    'Ponte Clara Serviços Ltda., CNPJ 12.ABC.345/01DE-35',
    'Rua do Cais, 1, Santos, SP',
    'Encarregado pelos dados pessoais (LGPD): Lia Prado, dados@ponte.test',
  ])
  expect(sellerLines(whole, 'en_US')[2]).toBe('Data protection officer (LGPD): Lia Prado, dados@ponte.test')
  expect(sellerLines(whole, 'es_ES')[2]).toBe('Delegado de protección de datos (LGPD): Lia Prado, dados@ponte.test')
})

test('what is empty is left out and named as missing', () => {
  expect(sellerLines(nothing, 'pt_BR')).toEqual([])
  expect(missingOf(nothing)).toEqual(['legalName', 'cnpj', 'sellerAddress', 'officerName', 'officerEmail'])
  const half = { ...nothing, cnpj: '11222333000181', officerEmail: 'dados@ponte.test' }
  expect(sellerLines(half, 'pt_BR')).toEqual([
    'CNPJ 11.222.333/0001-81',
    'Encarregado pelos dados pessoais (LGPD): dados@ponte.test',
  ])
  expect(missingOf(half)).toEqual(['legalName', 'sellerAddress', 'officerName'])
  expect(missingOf(whole)).toEqual([])
})
