import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namesOwners, paperKinds } from '#features/documents/rules/paper-kinds.ts'
import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { aPaperOwner, fullDetails, paperFacts } from '#tests/support/paper-facts.ts'
import type { Block } from './blocks.ts'
import { paperContent } from './paper-content.ts'

const rowsOf = (block: Block): { label: Both; value: string | Both }[] =>
  block.is === 'rows' || block.is === 'lines' ? block.rows : []
const english = (value: string | Both | undefined) => (typeof value === 'object' ? value.en : value)
/** The value for each label of a paper. */
const values = (kind: (typeof paperKinds)[number], more: Partial<PaperFacts> = {}) =>
  new Map(
    paperContent(kind, paperFacts(more))
      .blocks.flatMap(rowsOf)
      .map((row) => [row.label.en, english(row.value)]),
  )
const lines = (more: Partial<PaperFacts> = {}) =>
  Object.fromEntries(
    paperContent('ss4_sheet', paperFacts(more)).blocks.flatMap((block) =>
      block.is === 'lines' ? block.rows.map(({ line, value }) => [line, english(value)]) : [],
    ),
  )
const details = (more: Partial<typeof fullDetails>) => ({ details: { ...fullDetails, ...more } })
const two = { owners: [aPaperOwner({ share: 6000 }), aPaperOwner({ id: 'x', firstName: 'Íris', share: 4000 })] }

describe('SS-4', () => {
  test('of a single foreign owner', () => {
    expect(lines()).toMatchObject({
      '1': 'Jequitiba Cafes LLC',
      '5a-5b': '7901 4th St N, Ste 300, St. Petersburg, FL 33702, United States',
      '6': 'Pinellas, FL',
      '7a': 'João da Conceição',
      '7b': 'Foreign',
      '8a': 'Yes',
      '8b': '1',
      '9a': 'Other: Foreign-owned U.S. disregarded entity-Form 5472',
      '9b': '—',
      '10': 'Other: Foreign-owned U.S. disregarded entity filing Form 5472',
      '11': 'November 10, 2026',
      '12': 'December',
      '13': '0',
      '18': 'No',
    })
  })
  test('lines stand in the order of the form', () => {
    const [first] = paperContent('ss4_sheet', paperFacts()).blocks.filter((block) => block.is === 'lines')
    expect(first?.rows.map(({ line }) => line).join(' ')).toBe(
      '1 2 3 4a-4b 5a-5b 6 7a 7b 8a 8b 8c 9a 9b 10 11 12 13 16 17 18',
    )
  })
  test.each<[Partial<PaperFacts>, string, string]>([
    [two, '9a', 'Partnership'],
    [two, '10', 'Started new business'],
    [{ companyTypeId: 'corporation' }, '9a', 'Corporation, form number 1120'],
    [{ companyTypeId: 'corporation' }, '9b', 'Florida'],
    [{ companyTypeId: 'corporation' }, '8a', 'No'],
    [{ companyTypeId: 'partnership', ...two }, '9a', 'Partnership'],
    [{ companyTypeId: 'sole-proprietorship' }, '9a', 'Sole proprietor'],
    [{ owners: [aPaperOwner({ taxCountry: 'US' })] }, '9a', 'Other: Disregarded entity (single-member LLC)'],
    [
      details({ responsibleHasTaxId: true }),
      '7b',
      'SSN or ITIN of the responsible party, entered by hand; we do not keep it',
    ],
    [
      details({
        principalOffice: {
          country: 'BR',
          street: 'Rua A, 1',
          city: 'Recife',
          state: 'PE',
          zipCode: '50000-000',
          county: '',
        },
      }),
      '6',
      'Principal business outside the United States; organized in Florida',
    ],
  ])('%#: line %s', (more, line, expected) => expect(lines(more)[line]).toBe(expected))
})

test("the formation sheet carries the state's own names", () => {
  const sheet = values('formation_sheet')
  expect(sheet.get('Document')).toBe('Articles of Organization')
  expect(sheet.get('Filing office')).toBe('Florida Department of State, Division of Corporations')
  expect(sheet.get('Management')).toBe('By its members (member-managed)')
})

test('the follow-up says when it was sent, and leaves room where nobody says it', () => {
  const record = { ...paperFacts().record, ss4SentOn: null }
  expect(values('ein_follow_up', { record }).get('SS-4 sent on')).toMatch(/^_+$/)
  expect(values('ein_follow_up').get('SS-4 sent on')).toBe('November 12, 2026')
  expect(values('ein_follow_up').get('Telephone')).toBe('+1-267-941-1099')
})

test('a manager is named in an agreement that has managers, and votes only in one that has several members', () => {
  const text = (more: Partial<PaperFacts>) => JSON.stringify(paperContent('operating_agreement', paperFacts(more)))
  expect(text(details({ management: 'managers' }))).toContain('The first manager is João da Conceição')
  expect(text({})).not.toContain('Decisions of the Members')
  expect(text(two)).toContain('Decisions of the Members')
})

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
const facts = fc
  .record({
    companyName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    purpose: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2000 }),
    companyTypeId: fc.constantFrom('llc', 'corporation', 'partnership', 'sole-proprietorship'),
    people: fc.array(fc.tuple(name, name, fc.integer({ min: 1, max: 500 })), { minLength: 1, maxLength: 20 }),
  })
  .map(({ people, ...more }) => {
    const rest = 10_000 - people.slice(1).reduce((sum, [, , share]) => sum + share, 0)
    const owners = people.map(([firstName, lastName, share], n) =>
      aPaperOwner({ id: n === 0 ? aPaperOwner().id : String(n), firstName, lastName, share: n === 0 ? rest : share }),
    )
    return paperFacts({ ...more, owners })
  })

test('whatever people are called: the same facts make the same text, and the shares total 100 %', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...paperKinds), (given, kind) => {
      const paper = paperContent(kind, given)
      expect(JSON.stringify(paperContent(kind, structuredClone(given)))).toBe(JSON.stringify(paper))
      for (const block of paper.blocks) {
        if (block.is !== 'table') continue
        expect(block.total?.at(-1)).toBe('100.00%')
        const cents = block.rows.map((row) => Math.round(Number(row.at(-1)?.replace('%', '')) * 100))
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(10_000)
      }
    }),
    { numRuns: 150 },
  )
})

test.each(paperKinds)('%s is outdated after a change of owners only when it says something of them', (kind) => {
  const facts = paperFacts({ companyTypeId: kind === 'bylaws' ? 'corporation' : 'llc' })
  const changed = facts.owners.map((owner) => ({
    ...owner,
    firstName: 'Outro',
    address: { ...owner.address, street: 'Rua Nova, 1' },
    taxCountry: 'US',
    usPerson: true,
  }))
  const isOther =
    JSON.stringify(paperContent(kind, { ...facts, owners: changed })) !== JSON.stringify(paperContent(kind, facts))
  expect(isOther).toBe(namesOwners[kind])
})
