import { describe, expect, it, test } from 'vitest'
import { quotedFacts, quotedTexts } from '#features/announcement/rules/quoted-facts.ts'
import { stateGuideFacts } from '#features/catalog/rules/state-guide.ts'
import { type DutyAnswers, noAnswers } from '#features/duties/rules/answers.ts'
import type { DutyCompany, DutyOwner } from '#features/duties/rules/applies.ts'
import { type ComputedDuty, dutiesOf } from '#features/duties/rules/duties-of.ts'
import { keepingCost, keepingCostOf } from '#features/duties/rules/keeping-cost.ts'
import { paperProblems } from '#features/papers/rules/problems.ts'
import { ss4Sheet } from '#features/papers/words/ss4-sheet.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { dutyCompany, ownerFrom } from '#tests/support/duty-company.ts'
import { aPaperOwner, paperFacts } from '#tests/support/paper-facts.ts'
import { referenceDutyFacts } from '#tests/support/reference-duties.ts'
import { stateFacts } from './state-facts.ts'
import { readStates } from './state-record.ts'

const facts = referenceDutyFacts()
const FORMED_ON = '2026-11-18'

type Situation = { told: string; owners: DutyOwner[]; answers?: Partial<DutyAnswers> }
type Beyond = { llc: string[]; corporation: string[] }

/** What each owner situation owes beyond its state in the first year, written by hand; `?` depends on an open answer. */
const situations: [Situation, Beyond][] = [
  [
    { told: 'one Brazilian', owners: [ownerFrom('BR')] },
    { llc: ['be13', 'form_5472', 'irpf'], corporation: ['be13', 'form_1120', 'form_5472_corporation', 'irpf'] },
  ],
  [
    { told: 'taxed in Brazil with a US address', owners: [{ ...ownerFrom('BR'), addressCountry: 'US' }] },
    { llc: ['be13', 'form_5472', 'irpf'], corporation: ['be13', 'form_1120', 'form_5472_corporation', 'irpf'] },
  ],
  [
    { told: 'a US citizen in Brazil', owners: [{ ...ownerFrom('BR'), taxCountry: null, usPerson: true }] },
    { llc: [], corporation: ['form_1120'] },
  ],
  [
    {
      told: 'two Brazilians with US income',
      owners: [ownerFrom('BR', 50), ownerFrom('BR', 50)],
      answers: { usIncome: true },
    },
    {
      llc: ['be13', 'form_1040nr', 'form_1065', 'form_8804', 'form_8813', 'irpf'],
      corporation: ['be13', 'form_1120', 'form_5472_corporation', 'irpf'],
    },
  ],
  [
    { told: 'a Brazilian and an American', owners: [ownerFrom('BR', 50), ownerFrom('US', 50)] },
    { llc: ['be13', 'form_1065', 'irpf'], corporation: ['be13', 'form_1120', 'form_5472_corporation', 'irpf'] },
  ],
  [
    { told: 'nobody asked for citizenship', owners: [{ ...ownerFrom('BR'), usPerson: null }] },
    {
      llc: ['be13?', 'form_5472?', 'irpf'],
      corporation: ['be13?', 'form_1120', 'form_5472_corporation?', 'irpf'],
    },
  ],
]

const types = ['llc', 'corporation'] as const
const states = readStates()
const all = states.flatMap(({ id }) =>
  types.flatMap((type) => situations.map(([situation, beyond]) => ({ id, type, situation, beyond: beyond[type] }))),
)
const companyOf = (stateId: string, companyTypeId: string, { owners, answers }: Situation): DutyCompany =>
  dutyCompany({ stateId, companyTypeId, owners, formedOn: FORMED_ON, answers: { ...noAnswers, ...answers } })

/** The lines of the sheet for Form SS-4 for the same owners. */
function sheetOf(companyTypeId: string, owners: readonly DutyOwner[]) {
  const papers = paperFacts({
    companyTypeId,
    owners: owners.map(({ taxCountry, addressCountry, usPerson, percentage }, at) => {
      const { address } = aPaperOwner()
      const id = `11111111-1111-4111-8111-11111111111${at + 1}`
      const named = { id, firstName: `Ana ${at}`, identityNumber: null, share: percentage * 100 }
      return aPaperOwner({ ...named, taxCountry, usPerson, address: { ...address, country: addressCountry } })
    }),
  })
  const lines = ss4Sheet(papers).flatMap((block) => (block.is === 'lines' ? block.rows : []))
  const value = lines.find((row) => 'line' in row && row.line === '9a')?.value ?? ''
  return {
    entity: typeof value === 'string' ? value : value.en,
    problems: paperProblems('ss4_sheet', papers).map(({ code }) => code),
  }
}

test('the table holds fifty states, both types and six owner situations', () => expect(all).toHaveLength(50 * 2 * 6))

describe.each(situations)('$told', (situation) => {
  const own = all.filter((one) => one.situation === situation)

  it('owes beyond the state what was written by hand, in every state', () => {
    for (const { id, type, beyond } of own) {
      const { lines } = keepingCostOf(companyOf(id, type, situation), facts, {}).first
      const duties = dutiesOf(companyOf(id, type, situation), facts, FORMED_ON)
      const depends = new Set(duties.filter(({ dependsOn }) => dependsOn).map(({ code }) => code))
      const codes = lines.map(({ code }) => code).filter((code) => !code.startsWith('state_'))
      const found = [...new Set(codes)].map((code) => (depends.has(code) ? `${code}?` : code))
      expect([id, type, ...found.sort()]).toEqual([id, type, ...beyond])
    }
  })

  it('has in its calendar what the keeping cost names, on the same days and for the same amounts', () => {
    for (const { id, type } of own) {
      const company = companyOf(id, type, situation)
      const { first } = keepingCostOf(company, facts, { registered_agent: 12_500 })
      const calendar = dutiesOf(company, facts, FORMED_ON, { from: first.from, until: first.until })
      const kept = new Map(calendar.map((duty) => [`${duty.factId} ${duty.period}`, duty]))
      for (const { factId, period, dueOn, amountCents, atLeast, toleratedUntil } of first.lines) {
        const duty = kept.get(`${factId} ${period}`)
        expect([id, type, factId, duty?.dueOn]).toEqual([id, type, factId, dueOn])
        expect([duty?.atLeast, duty?.toleratedUntil]).toEqual([atLeast, toleratedUntil])
        if (duty?.amountCents !== null) expect([id, factId, amountCents]).toEqual([id, factId, duty?.amountCents])
      }
      const missing = calendar.filter(({ factId, period, dueOn }) => {
        const named = first.lines.some((line) => line.factId === factId && line.period === period)
        return dueOn !== null && dueOn <= first.until && !named
      })
      expect([id, type, missing]).toEqual([id, type, []])
      const known = first.lines.every(({ amountCents, atLeast }) => amountCents !== null && !atLeast)
      expect([id, type, first.complete]).toEqual([id, type, known])
    }
  })

  it('reads on its SS-4 sheet what its calendar asks for', () => {
    for (const type of types) {
      const sheet = sheetOf(type, situation.owners)
      const duty = dutiesOf(companyOf('florida', type, situation), facts, FORMED_ON).find(
        ({ code }) => code === 'form_5472',
      )
      expect([type, sheet.entity.includes('Form 5472')]).toEqual([type, duty !== undefined])
      expect([type, sheet.problems]).toEqual([type, duty?.dependsOn ? ['citizenship_unknown'] : []])
    }
  })
})

test('the page before the order counts like the calendar of the usual customer', () => {
  for (const { id } of states)
    for (const type of types) {
      const usual = companyOf(id, type, { told: '', owners: [ownerFrom('BR')] })
      const asked = { stateId: id, companyTypeId: type, formedOn: FORMED_ON }
      expect(keepingCost(asked, facts, {})).toEqual(keepingCostOf(usual, facts, {}))
    }
})

describe('what the guides and /faq say', () => {
  const rows = stateFacts(states)
  const oneOwner = [ownerFrom('BR')]
  const partners = [ownerFrom('BR', 50), ownerFrom('BR', 50)]
  /** The state's recurring duties; ten years contain every frequency. */
  const recurring = (stateId: string, type: string, owners: DutyOwner[]) => {
    const company = companyOf(stateId, type, { told: '', owners })
    const found = dutiesOf(company, facts, FORMED_ON, { from: FORMED_ON, until: '2036-12-31' })
    return new Map(found.flatMap((duty) => (duty.code === 'state_report' ? [[duty.factId, duty]] : [])))
  }
  const amountsOf = (duties: Iterable<Pick<ComputedDuty, 'amountCents' | 'atLeast'>>) =>
    [...duties].map(({ amountCents, atLeast }) => `${amountCents} ${atLeast}`).sort()

  it('is what the calendar asks for, in every state', () => {
    for (const { id } of states) {
      const guide = stateGuideFacts(
        rows.flatMap(({ state_id, amount, company_type_id, checked_on, ...row }) =>
          state_id === id
            ? [{ ...row, amountCents: amount, companyTypeId: company_type_id, checkedOn: checked_on }]
            : [],
        ),
      )
      expect([id, ...guide.types.map(({ companyTypeId }) => companyTypeId)]).toEqual([id, 'corporation', 'llc'])
      for (const { companyTypeId: type, ...figures } of guide.types) {
        const alone = recurring(id, type, oneOwner)
        const all = new Map([...alone, ...recurring(id, type, partners)])
        expect([id, type, ...amountsOf(figures.duties)]).toEqual([id, type, ...amountsOf(all.values())])
        const open = [...alone.values()].some(({ amountCents, atLeast }) => amountCents === null || atLeast)
        expect([id, type, figures.yearlyAtLeast]).toEqual([id, type, open])
      }
    }
  })

  it('of Delaware’s yearly tax is the amount of the calendar', () => {
    const [duty] = recurring('delaware', 'llc', oneOwner).values()
    const row = rows.find(({ key }) => key === quotedFacts.delawareTax)
    const quoted = quotedTexts(row ? [{ ...row, checkedOn: row.checked_on, sources: [] }] : [])
    expect(duty?.factId).toBe(quotedFacts.delawareTax)
    expect(quoted.delawareTax).toContain(formatsOf('pt_BR').dollars(duty?.amountCents ?? 0))
  })
})

describe('days that are easily wrong', () => {
  const days = (company: DutyCompany, code: string) =>
    dutiesOf(company, facts, company.formedOn)
      .filter((duty) => duty.code === code)
      .map(({ dueOn }) => dueOn)

  test('a company of 31 December reports for that one day, and its BE-13 falls into the next year', () => {
    const company = dutyCompany({ formedOn: '2026-12-31' })
    expect([days(company, 'form_5472')[0], days(company, 'be13')]).toEqual(['2027-04-15', ['2027-02-14']])
    const partners = [ownerFrom('BR', 50), ownerFrom('BR', 50)]
    const shared = dutyCompany({ formedOn: '2026-12-31', owners: partners, answers: { usIncome: true } })
    // A first tax year of one day has no quarterly payments.
    expect(days(shared, 'form_8813')).toEqual(['2027-04-15', '2027-06-15', '2027-09-15', '2027-12-15'])
    const ca = dutyCompany({ formedOn: '2026-12-31', stateId: 'california', companyTypeId: 'corporation' })
    expect(days(ca, 'state_report').slice(0, 2)).toEqual(['2027-04-15', '2027-12-31'])
  })

  test('a company of a leap day counts its 45 days through March', () => {
    expect(days(dutyCompany({ formedOn: '2028-02-29' }), 'be13')).toEqual(['2028-04-14'])
    expect(days(dutyCompany({ formedOn: '2028-02-29' }), 'registered_agent')).toEqual(['2029-02-28'])
  })

  test('a Corporation of California formed on 18 November 2026 pays US$ 800 on 15 April and US$ 25 by 30 November', () => {
    const company = dutyCompany({ stateId: 'california', companyTypeId: 'corporation', formedOn: FORMED_ON })
    const found = dutiesOf(company, facts, FORMED_ON).filter(({ code }) => code === 'state_report')
    expect(found.map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual([
      ['2027-04-15', 80_000],
      ['2027-11-30', 2500],
    ])
  })
})
