import { expect, test } from 'vitest'
import { ufOfCep, withPostalCode } from './cep.ts'

// One known CEP per state, and both edges of the ranges that are inside another state's range.
test.each([
  ['01310-100', 'SP'],
  ['19999-999', 'SP'],
  ['20040-002', 'RJ'],
  ['28999-999', 'RJ'],
  ['29010-120', 'ES'],
  ['30130-010', 'MG'],
  ['40020-000', 'BA'],
  ['48999-999', 'BA'],
  ['49010-020', 'SE'],
  ['50030-230', 'PE'],
  ['57020-000', 'AL'],
  ['58010-020', 'PB'],
  ['59025-000', 'RN'],
  ['60030-000', 'CE'],
  ['64000-040', 'PI'],
  ['65010-000', 'MA'],
  ['66010-000', 'PA'],
  ['68899-999', 'PA'],
  ['68900-010', 'AP'],
  ['69005-010', 'AM'],
  ['69301-000', 'RR'],
  ['69400-000', 'AM'],
  ['69900-062', 'AC'],
  ['70040-010', 'DF'],
  ['72799-999', 'DF'],
  ['72800-000', 'GO'],
  ['73010-000', 'DF'],
  ['74003-010', 'GO'],
  ['76801-000', 'RO'],
  ['77001-002', 'TO'],
  ['78005-000', 'MT'],
  ['79002-000', 'MS'],
  ['80010-000', 'PR'],
  ['88010-000', 'SC'],
  ['89999-999', 'SC'],
  ['90010-000', 'RS'],
])('%s lies in %s', (cep, uf) => {
  expect(ufOfCep(cep)).toBe(uf)
})

test('a part of a code, or none that exists, names no state', () => {
  for (const cep of ['', '01310', '0131010', '00100-000']) expect(ufOfCep(cep)).toBeUndefined()
})

const address = { country: 'BR', street: '', city: '', state: '', zipCode: '' }

test('a whole code fills in the state, and another code another one', () => {
  const filled = withPostalCode(address, '50030230')
  expect(filled).toMatchObject({ zipCode: '50030-230', state: 'PE' })
  expect(withPostalCode(filled, '50030')).toMatchObject({ zipCode: '50030', state: 'PE' })
  expect(withPostalCode(filled, '01310-100')).toMatchObject({ state: 'SP' })
})

test('what the person wrote stays, and other countries have no states by code', () => {
  expect(withPostalCode({ ...address, state: 'Bahia' }, '01310100').state).toBe('Bahia')
  expect(withPostalCode({ ...address, country: 'US' }, '33101')).toMatchObject({ zipCode: '33101', state: '' })
})
