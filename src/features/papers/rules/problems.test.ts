import { describe, expect, test } from 'vitest'
import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import { aPaperOwner, fullDetails, paperFacts } from '#tests/support/paper-facts.ts'
import { kindsOfCompany } from './kinds-of-company.ts'
import type { PaperFacts } from './paper-facts.ts'
import { isPoBox, paperProblems, stateInLine } from './problems.ts'

const codes = (kind: PaperKind, more: Partial<PaperFacts>) =>
  paperProblems(kind, paperFacts(more)).map(({ code }) => code)
const details = (more: Partial<typeof fullDetails>) => ({ details: { ...fullDetails, ...more } })
const record = (more: Partial<PaperFacts['record']>) => ({ record: { ...paperFacts().record, ...more } })

test.each(['llc', 'corporation', 'partnership', 'sole-proprietorship'])(
  'a complete %s can have all its papers',
  (type) => {
    for (const kind of kindsOfCompany(type)) expect([kind, codes(kind, { companyTypeId: type })]).toEqual([kind, []])
  },
)

const other = { address: { ...aPaperOwner().address, street: 'Av. Paulista, 1000' } }
const twice = (more: object) => ({
  owners: [aPaperOwner({ share: 5000 }), aPaperOwner({ id: 'x', share: 5000, ...more })],
})
describe('refused', () => {
  test.each<[PaperKind, Partial<PaperFacts>, string[]]>([
    ['operating_agreement', { companyName: 'Jequitibá Cafés' }, ['name_without_designator']],
    ['operating_agreement', { owners: [aPaperOwner({ share: 9999 })] }, ['shares_not_whole']],
    ['operating_agreement', { owners: [] }, ['no_owner', 'responsible_gone']],
    [
      'owners_sheet',
      { owners: [aPaperOwner({ address: { ...aPaperOwner().address, street: ' ' } })] },
      ['owner_without_address'],
    ],
    ['owners_sheet', twice(other), ['owner_two_addresses']],
    ['owners_sheet', twice({ ...other, firstName: 'JOAO', identityNumber: null }), ['owner_two_addresses']],
    ['operating_agreement', details({ management: null }), ['management_missing']],
    ['operating_agreement', details({ responsibleOwnerId: null }), ['responsible_missing']],
    ['operating_agreement', details({ responsibleOwnerId: 'gone' }), ['responsible_gone']],
    [
      'operating_agreement',
      record({ registeredAgent: 'Agents Inc., 8 The Green, Dover, DE 19901' }),
      ['agent_in_other_state'],
    ],
    ['formation_sheet', record({ registeredAgent: null }), ['agent_missing']],
    ['bylaws', { companyTypeId: 'corporation', ...details({ parValue: null }) }, ['shares_missing']],
    ['ss4_sheet', record({ formedOn: null }), ['not_formed']],
    ['ss4_sheet', details({ responsibleHasTaxId: null }), ['tax_id_unknown']],
    ['ss4_sheet', details({ productLine: null }), ['activity_missing']],
    ['ss4_sheet', details({ fiscalYearEnd: null }), ['year_end_missing']],
    ['ein_follow_up', record({ ss4SentOn: null }), ['ss4_not_sent']],
    ['bank_kit', record({ ein: null }), ['ein_missing']],
    ['order_checklist', { rejected: true }, ['rejected']],
  ])('%s with %j', (kind, more, expected) => expect(codes(kind, more)).toEqual(expected))

  test('an office that is a PO box or has no county', () => {
    const office = {
      ...fullDetails.principalOffice,
      street: 'P.O. Box 12',
      county: '',
    } as typeof fullDetails.principalOffice
    expect(codes('ss4_sheet', details({ principalOffice: office }))).toEqual(['office_po_box', 'county_missing'])
  })

  test('says whom it is about and where it is mended', () => {
    expect(paperProblems('owners_sheet', paperFacts(twice(other)))).toEqual([
      { code: 'owner_two_addresses', place: 'owners', about: 'João da Conceição' },
    ])
  })
})

describe('not refused', () => {
  test('the same name with two numbers is two people', () => {
    expect(codes('owners_sheet', twice({ ...other, identityNumber: '111.444.777-35' }))).toEqual([])
  })
  test('the same address written in another way', () => {
    const street = 'RUA DAS ACACIAS 120'
    expect(codes('owners_sheet', twice({ address: { ...aPaperOwner().address, street } }))).toEqual([])
  })
  test('a name that is filed with its designator, whatever was ordered', () => {
    expect(
      codes('operating_agreement', { companyName: 'Jequitibá', ...details({ legalName: 'Jequitibá LLC' }) }),
    ).toEqual([])
  })
  test('checklist and name report with mistakes', () => {
    const wrong = { companyName: 'Jequitibá', owners: [aPaperOwner({ share: 1 })], ...record({ formedOn: null }) }
    expect([...codes('order_checklist', wrong), ...codes('name_report', wrong)]).toEqual([])
  })
})

test.each([
  ['Agents Inc., 7901 4th St N, St. Petersburg, FL 33702', 'FL'],
  ['8 The Green, Dover, de, 19901-1234', 'DE'],
  ['Rua das Acácias, 120, São Paulo', undefined],
])('the state in %s', (line, state) => expect(stateInLine(line)).toBe(state))

test.each([
  ['P.O. Box 12', true],
  ['po box 7', true],
  ['Caixa Postal 33', true],
  ['12 Boxwood Lane', false],
])('%s', (street, expected) =>
  expect(isPoBox({ ...(fullDetails.principalOffice as never as object), street } as never)).toBe(expected),
)
