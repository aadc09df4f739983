import { describe, expect, it, test } from 'vitest'
import type { DueRule, DutyFrequency } from '#features/catalog/rules/due-rule.ts'
import { type CompanyYears, occurrencesOf, type Span } from './occurrences.ts'

const company: CompanyYears = { formedOn: '2026-02-20', fiscalYearEnd: 12 }
const days = (due: DueRule, frequency: DutyFrequency, span: Span, of = company): string[] =>
  occurrencesOf({ due, frequency }, of, span).map(({ day }) => day)
/** A span of one day still includes the next due date after it. */
const nextDay = (due: DueRule, frequency: DutyFrequency, from: string, of = company): string | undefined =>
  days(due, frequency, { from, until: from }, of)[0]

test.each<[string | undefined, DueRule, DutyFrequency, string]>([
  // The first report is not owed in the year of the formation.
  ['2027-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2026-03-01'],
  ['2027-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2027-05-01'],
  ['2028-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2027-05-02'],
  ['2027-04-01', { kind: 'fixed', month: 4, day: 1, parity: 'odd' }, 'biennial', '2026-03-01'],
  ['2029-04-01', { kind: 'fixed', month: 4, day: 1, parity: 'odd' }, 'biennial', '2027-04-02'],
  ['2028-04-01', { kind: 'fixed', month: 4, day: 1, parity: 'even' }, 'biennial', '2026-03-01'],
  ['2028-01-02', { kind: 'fixed', month: 1, day: 2, parity: 'formationYear' }, 'biennial', '2026-03-01'],
  ['2030-01-02', { kind: 'fixed', month: 1, day: 2 }, 'biennial', '2028-01-03'],
  ['2027-12-31', { kind: 'fixed', month: 12, day: 31, parity: 'even' }, 'annual', '2027-01-01'],
  // 29 February exists only in leap years.
  ['2027-02-28', { kind: 'fixed', month: 2, day: 29 }, 'annual', '2026-03-01'],
  ['2028-02-29', { kind: 'fixed', month: 2, day: 29 }, 'annual', '2027-03-01'],
  ['2027-02-20', { kind: 'anniversaryDate' }, 'annual', '2026-03-01'],
  ['2027-02-01', { kind: 'anniversaryMonth', position: 'firstDay' }, 'annual', '2026-03-01'],
  ['2028-02-29', { kind: 'anniversaryMonth', position: 'lastDay' }, 'annual', '2027-03-01'],
  ['2027-01-31', { kind: 'anniversaryMonth', position: 'beforeFirstDay' }, 'annual', '2026-03-01'],
  ['2027-02-01', { kind: 'anniversaryMonth', position: 'assignedDay' }, 'annual', '2026-03-01'],
  ['2027-01-01', { kind: 'anniversaryQuarter', position: 'firstDay' }, 'annual', '2026-03-01'],
  ['2027-01-01', { kind: 'anniversaryQuarter', position: 'assignedDay' }, 'annual', '2026-03-01'],
  ['2027-03-31', { kind: 'anniversaryQuarter', position: 'lastDay' }, 'annual', '2026-03-01'],
  ['2026-12-31', { kind: 'anniversaryQuarter', position: 'beforeFirstDay' }, 'annual', '2026-03-01'],
  ['2027-12-31', { kind: 'anniversaryQuarter', position: 'beforeFirstDay' }, 'annual', '2027-01-01'],
  ['2027-04-15', { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 }, 'annual', '2026-03-01'],
  ['2027-06-30', { kind: 'afterFiscalYearEnd', monthAfter: 6, day: 'last' }, 'annual', '2026-03-01'],
  // A grace period and the first day for filing do not move the due date.
  ['2027-02-20', { kind: 'anniversaryDate', graceDays: 60, opensDaysBefore: 28 }, 'annual', '2026-03-01'],
  ['2026-05-21', { kind: 'daysAfterFormation', days: 90 }, 'annual', '2026-03-01'],
  ['2026-05-21', { kind: 'daysAfterFormation', days: 90 }, 'annual', '2026-05-21'],
  [undefined, { kind: 'daysAfterFormation', days: 90 }, 'annual', '2026-05-22'],
  [undefined, { kind: 'withTaxReturn' }, 'annual', '2026-03-01'],
  [undefined, { kind: 'announced' }, 'annual', '2026-03-01'],
  [undefined, { kind: 'none' }, 'annual', '2026-03-01'],
  [undefined, { kind: 'none' }, 'none', '2026-03-01'],
  [undefined, { kind: 'fixed', month: 5, day: 1 }, 'none', '2026-03-01'],
])('%s is the next day of %j, %s, from %s on', (day, due, frequency, from) =>
  expect(nextDay(due, frequency, from)).toBe(day),
)

test('a company of the 29th of February has its day every year', () => {
  const leap = { ...company, formedOn: '2024-02-29' }
  expect(days({ kind: 'anniversaryDate' }, 'annual', { from: '2024-02-29', until: '2028-12-31' }, leap)).toEqual([
    ...['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
  ])
})

describe('a company that was formed late in the year', () => {
  const rule: DueRule = { kind: 'fixed', month: 2, day: 15, skippedWhenFormedAfter: '09-30' }

  it.each([
    ['2026-09-30', '2027-02-15'],
    ['2026-10-01', '2028-02-15'],
    ['2026-12-31', '2028-02-15'],
    ['2027-01-01', '2028-02-15'],
  ])('formed on %s first reports on %s where the state lets it skip a year', (formedOn, day) => {
    expect(nextDay(rule, 'annual', formedOn, { ...company, formedOn })).toBe(day)
  })
})

describe('the months after a tax year', () => {
  const rule: DueRule = { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 }

  it.each([
    // Formed within a tax year, on its last day, and on the first day of the next.
    ['2026-02-20', 6, { period: 2026, day: '2026-10-15' }],
    ['2026-06-30', 6, { period: 2026, day: '2026-10-15' }],
    ['2026-07-01', 6, { period: 2027, day: '2027-10-15' }],
    // The 4th month after September lies in the next year.
    ['2026-02-20', 9, { period: 2026, day: '2027-01-15' }],
    ['2026-12-31', 12, { period: 2026, day: '2027-04-15' }],
    ['2027-01-01', 12, { period: 2027, day: '2028-04-15' }],
    ['2026-02-20', 1, { period: 2027, day: '2027-05-15' }],
  ])('of a company of %s whose tax year ends in month %i', (formedOn, fiscalYearEnd, first) => {
    const found = occurrencesOf(
      { due: rule, frequency: 'annual' },
      { formedOn, fiscalYearEnd },
      {
        ...{ from: formedOn, until: formedOn },
      },
    )
    expect(found).toEqual([first])
  })

  it('end with the last day of a month, however long it is', () => {
    const last: DueRule = { kind: 'afterFiscalYearEnd', monthAfter: 3, day: 'last' }
    const span = { from: '2026-02-20', until: '2028-12-31' }
    expect(days(last, 'annual', span, { ...company, fiscalYearEnd: 11 })).toEqual([...['2027-02-28', '2028-02-29']])
    expect(days(last, 'annual', span)).toEqual(['2027-03-31', '2028-03-31'])
  })

  it('count every second year from the formation, in whichever year the day lies', () => {
    const span = { from: '2026-02-20', until: '2030-12-31' }
    expect(days(rule, 'biennial', span)).toEqual(['2028-04-15', '2030-04-15'])
    expect(days(rule, 'biennial', span, { ...company, fiscalYearEnd: 6 })).toEqual(['2028-10-15', '2030-10-15'])
  })

  it('still count for a tax year that ended long before the span begins', () => {
    // The due date is almost a year after the end of the tax year.
    const late: DueRule = { kind: 'afterFiscalYearEnd', monthAfter: 12, day: 15 }
    const found = occurrencesOf(
      { due: late, frequency: 'annual' },
      { ...company, fiscalYearEnd: 12 },
      {
        ...{ from: '2028-12-01', until: '2028-12-31' },
      },
    )
    expect(found).toEqual([{ period: 2027, day: '2028-12-15' }])
  })
})

describe('a month of the company’s own tax year', () => {
  const rule: DueRule = { kind: 'monthOfTaxYear', month: 4, day: 15 }

  it.each([
    ['2026-01-01', 12, ['2026-04-15', '2027-04-15']],
    ['2026-02-20', 12, ['2026-05-15', '2027-04-15']],
    // The first tax year's due date may be in the next year, shortly before that of the second.
    ['2026-10-01', 12, ['2027-01-15', '2027-04-15']],
    ['2026-12-31', 12, ['2027-03-15', '2027-04-15']],
    ['2026-05-31', 6, ['2026-08-15', '2026-10-15']],
    ['2026-07-01', 6, ['2026-10-15', '2027-10-15']],
  ])('is due in the first year too: formed on %s, ending in month %i', (formedOn, fiscalYearEnd, firstTwo) => {
    const of = { formedOn, fiscalYearEnd }
    const found = occurrencesOf({ due: rule, frequency: 'annual' }, of, { from: formedOn, until: '2029-12-31' })
    expect(found.slice(0, 2).map(({ day }) => day)).toEqual(firstTwo)
    expect(found.map(({ period }) => period)).toEqual(found.map((_, at) => (found[0]?.period ?? 0) + at))
  })
})

describe('a span', () => {
  const yearly: DueRule = { kind: 'fixed', month: 5, day: 1 }
  const everySecond: DueRule = { kind: 'fixed', month: 5, day: 1, parity: 'formationYear' }

  it('holds both of its ends', () => {
    expect(days(yearly, 'annual', { from: '2027-05-01', until: '2029-05-01' })).toEqual([
      ...['2027-05-01', '2028-05-01', '2029-05-01'],
    ])
    expect(days(yearly, 'annual', { from: '2027-05-02', until: '2029-04-30' })).toEqual(['2028-05-01'])
  })

  it('names the next day although it lies behind its end', () => {
    expect(days(everySecond, 'biennial', { from: '2028-05-02', until: '2028-12-31' })).toEqual(['2030-05-01'])
  })

  it('that begins earlier names the next day from a later one on', () => {
    const span = { from: '2027-12-01', until: '2029-12-31' }
    expect(days(everySecond, 'biennial', span)).toEqual(['2028-05-01'])
    expect(days(everySecond, 'biennial', { ...span, next: '2028-12-01' })).toEqual(['2028-05-01', '2030-05-01'])
  })

  it('long before the formation brings nothing from before it', () => {
    expect(days(yearly, 'annual', { from: '2020-01-01', until: '2027-12-31' })).toEqual(['2027-05-01'])
  })

  it('says which year each day is for', () => {
    const january = { ...company, formedOn: '2026-01-15' }
    const before: DueRule = { kind: 'anniversaryMonth', position: 'beforeFirstDay' }
    const found = occurrencesOf({ due: before, frequency: 'annual' }, january, {
      ...{ from: '2026-01-15', until: '2027-12-31' },
    })
    // Due on the last day of December, before the year that it is for.
    expect(found).toEqual([
      { period: 2027, day: '2026-12-31' },
      { period: 2028, day: '2027-12-31' },
    ])
  })
})
