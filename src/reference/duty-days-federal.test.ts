import { describe, expect, it, test } from 'vitest'
import type { DutyCompany } from '#features/duties/rules/applies.ts'
import { type ComputedDuty, dutiesOf } from '#features/duties/rules/duties-of.ts'
import type { DutyCode } from '#features/duties/rules/duty.ts'
import { dutyCompany, ownerFrom } from '#tests/support/duty-company.ts'
import { referenceDutyFacts } from '#tests/support/reference-duties.ts'

const facts = referenceDutyFacts()
const dutiesIn = (company: DutyCompany, today = company.formedOn): ComputedDuty[] => dutiesOf(company, facts, today)
const first = (code: DutyCode, company: DutyCompany, today?: string): ComputedDuty | undefined =>
  dutiesIn(company, today).find((duty) => duty.code === code)
/** The codes of what the company owes to authorities other than its state, each code once. */
const beyondTheState = (company: DutyCompany): DutyCode[] =>
  [...new Set(dutiesIn(company).map(({ code }) => code))].filter((code) => !code.startsWith('state_')).sort()
const penaltyOf = (duty: ComputedDuty | undefined) => facts.find(({ id }) => id === duty?.factId)?.penalty

const halves = [ownerFrom('BR', 50), ownerFrom('PT', 50)]
const ofBrazilianAndAmerican = [ownerFrom('BR', 20), ownerFrom('US', 80)]

describe('the state’s first day', () => {
  test('an LLC of Wyoming formed on 15 June 2025 owes US$ 60 on 1 June 2026', () => {
    const duty = first('state_report', dutyCompany({ stateId: 'wyoming', formedOn: '2025-06-15' }))
    expect(duty).toMatchObject({ dueOn: '2026-06-01', amountCents: 6000 })
  })

  test('an LLC of Florida formed on 10 March 2026 owes US$ 138.75 on 1 May 2027, and US$ 538.75 when late', () => {
    const duty = first('state_report', dutyCompany({ stateId: 'florida', formedOn: '2026-03-10' }))
    expect(duty).toMatchObject({ dueOn: '2027-05-01', amountCents: 13_875 })
    expect((duty?.amountCents ?? 0) + (penaltyOf(duty)?.cents ?? 0)).toBe(53_875)
  })

  test.each(['2026-01-01', '2026-06-15', '2026-12-31'])(
    'an LLC of Delaware formed on %s owes US$ 400 on 1 June 2027, a corporation reports on 1 March',
    (formedOn) => {
      const llc = first('state_report', dutyCompany({ stateId: 'delaware', formedOn }))
      expect(llc).toMatchObject({ dueOn: '2027-06-01', amountCents: 40_000 })
      const corporation = dutyCompany({ stateId: 'delaware', companyTypeId: 'corporation', formedOn })
      expect(first('state_report', corporation)).toMatchObject({ dueOn: '2027-03-01', amountCents: 22_500 })
    },
  )

  test('a corporation of South Carolina reports with its tax return, on a day that nobody invents', () => {
    const company = dutyCompany({ stateId: 'south-carolina', companyTypeId: 'corporation', formedOn: '2026-06-15' })
    expect(first('state_report', company)).toMatchObject({ dueOn: null, period: 2026, amountCents: 2500 })
  })

  test.each(['partnership', 'sole-proprietorship'])('a %s owes no report to its state', (companyTypeId) => {
    expect(dutiesIn(dutyCompany({ companyTypeId })).filter(({ code }) => code.startsWith('state_'))).toEqual([])
  })
})

describe('the tax office', () => {
  it('has one foreign owner’s LLC send Form 5472 with a pro forma 1120 on 15 April, after Form 7004 on 15 October', () => {
    expect(first('form_5472', dutyCompany())).toMatchObject({
      ...{ factId: 'federal/calendar/5472-1120-proforma', period: 2026 },
      ...{ dueOn: '2027-04-15', extendsTo: '2027-10-15' },
    })
  })

  it('asks US$ 25,000 of whoever sends no Form 5472', () => {
    const fine = { currency: 'USD', cents: 2_500_000, maxCents: null }
    expect(penaltyOf(first('form_5472', dutyCompany()))).toEqual(fine)
    expect(penaltyOf(first('form_5472_corporation', dutyCompany({ companyTypeId: 'corporation' })))).toEqual(fine)
  })

  it('has an LLC of two owners send Form 1065 on 15 March and no pro forma 1120', () => {
    const company = dutyCompany({ owners: halves })
    expect(first('form_1065', company)).toMatchObject({ period: 2026, dueOn: '2027-03-15', extendsTo: '2027-09-15' })
    expect(first('form_5472', company)).toBeUndefined()
  })

  it('has a corporation send Form 1120 on 15 April', () => {
    const company = dutyCompany({ companyTypeId: 'corporation' })
    expect(first('form_1120', company)).toMatchObject({ period: 2026, dueOn: '2027-04-15', extendsTo: '2027-10-15' })
  })

  it.each<[string, Parameters<typeof dutyCompany>[0], DutyCode[]]>([
    ['an LLC of one Brazilian', {}, ['be13', 'form_5472', 'irpf', 'registered_agent']],
    ['an LLC of one American', { owners: [ownerFrom('US')] }, ['registered_agent']],
    ['an LLC of two', { owners: halves }, ['be13', 'form_1065', 'irpf', 'registered_agent']],
    [
      'an LLC of two with US income',
      { owners: halves, answers: { usIncome: true } },
      ['be13', 'form_1040nr', 'form_1065', 'form_8804', 'form_8813', 'irpf', 'registered_agent'],
    ],
    [
      'a corporation of one Brazilian',
      { companyTypeId: 'corporation' },
      ['be13', 'form_1120', 'form_5472_corporation', 'irpf', 'registered_agent'],
    ],
    [
      'a corporation with a fifth in foreign hands',
      { companyTypeId: 'corporation', owners: ofBrazilianAndAmerican },
      ['be13', 'form_1120', 'irpf', 'registered_agent'],
    ],
    ['a partnership', { companyTypeId: 'partnership', owners: halves }, ['be13', 'form_1065', 'irpf']],
    ['a sole proprietorship', { companyTypeId: 'sole-proprietorship' }, ['irpf']],
    ['an LLC of New York, where the state itself is the agent', { stateId: 'new-york' }, ['be13', 'form_5472', 'irpf']],
    [
      'an LLC with US income',
      { answers: { usIncome: true } },
      ['be13', 'form_1040nr', 'form_5472', 'irpf', 'registered_agent'],
    ],
    [
      'an LLC with accounts abroad',
      { answers: { foreignAccounts: true } },
      ['be13', 'fbar', 'form_5472', 'irpf', 'registered_agent'],
    ],
  ])('%s owes beyond its state what the facts name and nothing else', (_, parts, codes) => {
    expect(beyondTheState(dutyCompany(parts))).toEqual(codes)
  })

  it.each([
    // 15 April of 2028 is a Saturday, of 2029 a Sunday, both before Emancipation Day; 15 October of 2028 is a Sunday.
    ['2027-03-10', 12, 2027, '2028-04-18', '2028-10-16'],
    ['2028-03-10', 12, 2028, '2029-04-17', '2029-10-15'],
    // A company formed on the last day of a tax year reports for that day, one formed on the next day for a whole year.
    ['2026-06-30', 6, 2026, '2026-10-15', '2027-04-15'],
    ['2026-07-01', 6, 2027, '2027-10-15', '2028-04-18'],
    ['2025-12-31', 12, 2025, '2026-04-15', '2026-10-15'],
    ['2026-01-01', 12, 2026, '2027-04-15', '2027-10-15'],
    // Presidents' Day is 15 February of 2027, and 15 August of 2027 is a Sunday.
    ['2026-03-10', 10, 2026, '2027-02-16', '2027-08-16'],
    // 15 January of 2029 is the day of Martin Luther King, and 15 July of 2029 is a Sunday.
    ['2028-03-10', 9, 2028, '2029-01-16', '2029-07-16'],
  ])(
    'formed on %s with a tax year that ends in month %i: Form 1120 for %i on %s or %s',
    (formedOn, end, ...expected) => {
      const company = dutyCompany({ companyTypeId: 'corporation', formedOn, fiscalYearEnd: end })
      const duty = first('form_1120', company)
      expect([duty?.period, duty?.dueOn, duty?.extendsTo]).toEqual(expected)
    },
  )

  it('names the day of the owner’s return and of the accounts abroad only after the answers', () => {
    const company = dutyCompany({ answers: { usIncome: true, foreignAccounts: true } })
    expect(first('form_1040nr', company)?.dueOn).toBe('2027-06-15')
    expect(first('fbar', company)?.dueOn).toBe('2027-04-15')
    const denied = dutyCompany({ answers: { usIncome: false, foreignAccounts: false } })
    expect(beyondTheState(denied)).toEqual(beyondTheState(dutyCompany()))
  })
})

describe('the agent in the state', () => {
  it('is renewed on the anniversary, also on a weekend', () => {
    // 10 October of 2026 is a Saturday.
    expect(first('registered_agent', dutyCompany({ formedOn: '2025-10-10' }))?.dueOn).toBe('2026-10-10')
  })
})

describe('Brazil', () => {
  it('wants the income tax return of an owner who lives there on a day that is not known', () => {
    expect(first('irpf', dutyCompany())).toMatchObject({ period: 2026, dueOn: null, extendsTo: null })
    expect(first('irpf', dutyCompany({ owners: [ownerFrom('PT')] }))).toBeUndefined()
    expect(first('irpf', dutyCompany({ owners: ofBrazilianAndAmerican }))).toMatchObject({ dueOn: null })
  })

  it('wants the capital abroad by 5 April only of those who say that they have US$ 1 million', () => {
    const withAnswer = (assetsAbroad: boolean | null, country = 'BR') =>
      first('cbe', dutyCompany({ owners: [ownerFrom(country)], answers: { assetsAbroad } }))
    expect(withAnswer(true)?.dueOn).toBe('2027-04-05')
    expect([withAnswer(false), withAnswer(null), withAnswer(true, 'PT')]).toEqual([undefined, undefined, undefined])
    expect(penaltyOf(withAnswer(true))).toEqual({ currency: 'BRL', cents: 250_000, maxCents: 25_000_000 })
  })

  it('keeps its own day where the USA would move it', () => {
    // 5 April of 2026 is a Sunday.
    const company = dutyCompany({ formedOn: '2025-03-10', answers: { assetsAbroad: true } })
    expect(first('cbe', company)?.dueOn).toBe('2026-04-05')
  })
})
