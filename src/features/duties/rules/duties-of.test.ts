import { describe, expect, it, test } from 'vitest'
import type { DueRule } from '#features/catalog/rules/due-rule.ts'
import { dutyCompany } from '#tests/support/duty-company.ts'
import { dutyFact } from '#tests/support/duty-fact.ts'
import { dutiesOf, spanOf } from './duties-of.ts'

const report = dutyFact({ stateId: 'florida', companyTypeId: 'llc' })
const afterTaxYear = (monthAfter: number): DueRule => ({ kind: 'afterFiscalYearEnd', monthAfter, day: 15 })
const form5472 = dutyFact({ key: 'federal/calendar/5472-1120-proforma', amountCents: null, due: afterTaxYear(4) })
const extension = dutyFact({ key: 'federal/calendar/5472-extended', amountCents: null, due: afterTaxYear(10) })
const irpf = dutyFact({ key: 'brazil/calendar/irpf', amountCents: null, due: { kind: 'announced' } })
const cbe = dutyFact({ key: 'brazil/calendar/dcbe', due: { kind: 'fixed', month: 4, day: 5 } })
const fbar = dutyFact({ key: 'federal/calendar/fbar', due: { kind: 'fixed', month: 4, day: 15 } })
const agent = dutyFact({ key: 'federal/calendar/registered-agent', due: { kind: 'anniversaryDate' } })
const firstReport = dutyFact({
  ...{ key: 'state/florida/obligation/first-report', kind: 'obligation', stateId: 'florida', once: true },
  due: { kind: 'daysAfterFormation', days: 30 },
})
const company = dutyCompany({ formedOn: '2026-03-10' })

describe('when new duties come into a calendar', () => {
  it.each([
    // The span starts at the formation for up to 180 days, afterwards today.
    ['2026-03-10', '2026-03-10', '2026-03-10', '2027-04-14'],
    ['2026-03-10', '2026-09-06', '2026-03-10', '2027-10-11'],
    ['2026-03-10', '2026-09-07', '2026-09-07', '2027-10-12'],
    ['2020-01-01', '2026-11-17', '2026-11-17', '2027-12-22'],
  ])('formed on %s, looked at on %s: from %s until %s', (formedOn, today, from, until) => {
    expect(spanOf(formedOn, today)).toEqual({ from, until })
  })
})

test('duties come by their days, and those without a day last', () => {
  const found = dutiesOf(company, [irpf, form5472, extension, report, agent], '2026-03-10')
  const rest = { extendsTo: null, toleratedUntil: null, atLeast: false, dependsOn: null }
  const cost = { ...rest, amountCents: 10_000 }
  expect(found).toEqual([
    { factId: agent.id, code: 'registered_agent', period: 2027, dueOn: '2027-03-10', ...cost },
    {
      ...{ factId: form5472.id, code: 'form_5472', period: 2026, amountCents: null },
      ...{ ...rest, dueOn: '2027-04-15', extendsTo: '2027-10-15' },
    },
    { factId: report.id, code: 'state_report', period: 2027, dueOn: '2027-05-01', ...cost },
    { factId: irpf.id, code: 'irpf', period: 2026, dueOn: null, ...rest, amountCents: null },
  ])
})

describe('the year ahead', () => {
  it('holds what falls due twice in it', () => {
    // 400 days after 2 April 2026 are 7 May 2027.
    const older = dutyCompany({ formedOn: '2020-01-01' })
    expect(dutiesOf(older, [report], '2026-04-02').map(({ dueOn }) => dueOn)).toEqual(['2026-05-01', '2027-05-01'])
    expect(dutiesOf(older, [report], '2026-03-20').map(({ dueOn }) => dueOn)).toEqual(['2026-05-01'])
  })

  it('holds the next day of what recurs less often, also right after its last', () => {
    const due = { kind: 'fixed', month: 5, day: 1, parity: 'formationYear' } as const
    const everySecond = dutyFact({ stateId: 'florida', frequency: 'biennial', due })
    const older = dutyCompany({ formedOn: '2020-01-01' })
    const nextOn = (today: string) => dutiesOf(older, [everySecond], today).map(({ dueOn }) => dueOn)
    expect(nextOn('2026-05-01')).toEqual(['2026-05-01'])
    expect(nextOn('2026-05-02')).toEqual(['2028-05-01'])
    expect(nextOn('2026-05-05')).toEqual(['2028-05-01'])
  })

  it('holds nothing of before today for an older company, but everything for a young one', () => {
    expect(dutiesOf(company, [firstReport], '2026-09-06')).toMatchObject([
      { code: 'state_first_steps', period: 2026, dueOn: '2026-04-09' },
    ])
    expect(dutiesOf(company, [firstReport], '2026-09-07')).toEqual([])
  })

  it('leaves out what does not concern the company', () => {
    expect(dutiesOf(dutyCompany({ stateId: 'texas' }), [report, cbe, fbar], '2026-03-10')).toEqual([])
  })
})

describe('a day that is no business day', () => {
  it('is moved by the tax office, with its extension', () => {
    // 15 April of 2028 is a Saturday before Emancipation Day, and 15 October a Sunday.
    const [duty] = dutiesOf(dutyCompany({ formedOn: '2027-03-10' }), [form5472, extension], '2027-03-10')
    expect(duty).toMatchObject({ period: 2027, dueOn: '2028-04-18', extendsTo: '2028-10-16' })
  })

  it('still lies ahead on the weekend itself', () => {
    const older = dutyCompany({ formedOn: '2020-01-01' })
    const first = (today: string) => dutiesOf(older, [form5472], today)[0]
    expect(first('2028-04-16')).toMatchObject({ period: 2027, dueOn: '2028-04-18' })
    expect(first('2028-04-18')).toMatchObject({ period: 2027, dueOn: '2028-04-18' })
    expect(first('2028-04-19')).toMatchObject({ period: 2028, dueOn: '2029-04-17' })
  })

  it('stays as it is for a state, for Brazil and for the agent', () => {
    // 1 May of 2027 is a Saturday, 5 April of 2026 a Sunday and 10 October of 2026 a Saturday.
    expect(dutiesOf(company, [report], '2026-03-10')[0]?.dueOn).toBe('2027-05-01')
    const withAssets = dutyCompany({ formedOn: '2025-10-10', answers: { assetsAbroad: true } })
    expect(dutiesOf(withAssets, [cbe, agent], '2025-10-10').map(({ dueOn }) => dueOn)).toEqual([
      ...['2026-04-05', '2026-10-10'],
    ])
  })
})

describe('the year that a duty is for', () => {
  it('is the year before a country’s fixed day, as it is for a return after the tax year', () => {
    const answered = dutyCompany({ answers: { assetsAbroad: true, foreignAccounts: true } })
    const found = dutiesOf(answered, [cbe, fbar, form5472], '2026-03-10')
    expect(found.map(({ code, period, dueOn }) => [code, period, dueOn])).toEqual([
      ['cbe', 2026, '2027-04-05'],
      ['fbar', 2026, '2027-04-15'],
      ['form_5472', 2026, '2027-04-15'],
    ])
  })

  it.each([
    // In the first half of a year the return for the previous year is still due.
    ['2025-03-10', '2026-06-30', [2025, 2026]],
    ['2025-03-10', '2026-07-01', [2026]],
    ['2025-03-10', '2026-12-31', [2026]],
    ['2025-03-10', '2027-01-01', [2026, 2027]],
    // No return is owed for a year before the formation.
    ['2026-03-10', '2026-03-10', [2026]],
    ['2025-12-31', '2026-01-01', [2025, 2026]],
  ])('without a day, formed on %s and looked at on %s: %j', (formedOn, today, years) => {
    const found = dutiesOf(dutyCompany({ formedOn }), [irpf], today)
    expect(found.map(({ period, dueOn }) => [period, dueOn])).toEqual(years.map((year) => [year, null]))
  })

  it('is that of the formation for what is owed once', () => {
    const undated = { ...firstReport, due: null }
    expect(dutiesOf(company, [undated], '2027-02-01')).toMatchObject([{ period: 2026, dueOn: null }])
  })
})

test('what is computed from an earlier day on tells the past as well', () => {
  const span = { from: '2023-01-01', until: '2026-12-31' }
  const older = dutyCompany({ formedOn: '2020-01-01' })
  expect(dutiesOf(older, [report], '2026-11-17', span).map(({ dueOn }) => dueOn)).toEqual([
    ...['2023-05-01', '2024-05-01', '2025-05-01', '2026-05-01'],
  ])
})

test('a return without a row for its extension cannot be extended', () => {
  expect(dutiesOf(company, [form5472], '2026-03-10')[0]).toMatchObject({ dueOn: '2027-04-15', extendsTo: null })
})
