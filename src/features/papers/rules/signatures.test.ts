import { expect, test } from 'vitest'
import { paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { papersSigned, signatures, signedByOf } from './signatures.ts'

test('what goes to the IRS by fax or mail is signed by hand, what stays among owners and banks on a screen', () => {
  expect(papersSigned('ink')).toBe('SS-4 (pedido do EIN), 8821, 2848 e 5472 com 1120 por fax ou correio')
  expect(papersSigned('screen')).toBe('Operating Agreement, Bylaws e resolução bancária')
})

test('every paper names its source and the day on which it was read', () => {
  for (const { source } of Object.values(signatures)) {
    expect(source.url).toMatch(/^https:\/\/www\.(irs\.gov|law\.cornell\.edu)\//)
    expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('of the papers that we make, those with a signature say how', () => {
  expect(paperKinds.filter((kind) => signedByOf(kind))).toEqual([
    'operating_agreement',
    'bylaws',
    'ss4_sheet',
    'banking_resolution',
  ])
  expect(signedByOf('ss4_sheet')).toBe('ink')
})
