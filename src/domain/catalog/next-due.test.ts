import { expect, test } from 'vitest'
import type { DueRule, DutyFrequency } from './due-rule.ts'
import { daysBetween, nextDue } from './next-due.ts'

const formed = new Date('2026-02-20T15:00:00Z')
const next = (due: DueRule | null, frequency: DutyFrequency, from: string, on = formed) =>
  nextDue({ due, frequency }, on, from)

test.each<[string | undefined, DueRule, DutyFrequency, string]>([
  // The first report is not owed in the year of the formation.
  ['2027-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2026-03-01'],
  ['2027-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2027-05-01'],
  ['2028-05-01', { kind: 'fixed', month: 5, day: 1 }, 'annual', '2027-05-02'],
  ['2027-04-01', { kind: 'fixed', month: 4, day: 1, parity: 'odd' }, 'biennial', '2026-03-01'],
  ['2028-04-01', { kind: 'fixed', month: 4, day: 1, parity: 'even' }, 'biennial', '2026-03-01'],
  ['2028-01-02', { kind: 'fixed', month: 1, day: 2, parity: 'formationYear' }, 'biennial', '2026-03-01'],
  ['2030-01-02', { kind: 'fixed', month: 1, day: 2 }, 'biennial', '2028-01-03'],
  ['2027-12-31', { kind: 'fixed', month: 12, day: 31, parity: 'even' }, 'annual', '2027-01-01'],
  ['2027-02-20', { kind: 'anniversaryDate' }, 'annual', '2026-03-01'],
  ['2027-02-01', { kind: 'anniversaryMonth', position: 'firstDay' }, 'annual', '2026-03-01'],
  ['2028-02-29', { kind: 'anniversaryMonth', position: 'lastDay' }, 'annual', '2027-03-01'],
  ['2027-01-31', { kind: 'anniversaryMonth', position: 'beforeFirstDay' }, 'annual', '2026-03-01'],
  ['2027-02-01', { kind: 'anniversaryMonth', position: 'assignedDay' }, 'annual', '2026-03-01'],
  ['2027-01-01', { kind: 'anniversaryQuarter', position: 'firstDay' }, 'annual', '2026-03-01'],
  ['2027-03-31', { kind: 'anniversaryQuarter', position: 'lastDay' }, 'annual', '2026-03-01'],
  ['2026-12-31', { kind: 'anniversaryQuarter', position: 'beforeFirstDay' }, 'annual', '2026-03-01'],
  ['2027-12-31', { kind: 'anniversaryQuarter', position: 'beforeFirstDay' }, 'annual', '2027-01-01'],
  ['2027-04-15', { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 }, 'annual', '2026-03-01'],
  ['2027-06-30', { kind: 'afterFiscalYearEnd', monthAfter: 6, day: 'last' }, 'annual', '2026-03-01'],
  ['2026-05-21', { kind: 'daysAfterFormation', days: 90 }, 'annual', '2026-03-01'],
  [undefined, { kind: 'daysAfterFormation', days: 90 }, 'annual', '2026-05-22'],
  [undefined, { kind: 'withTaxReturn' }, 'annual', '2026-03-01'],
  [undefined, { kind: 'none' }, 'none', '2026-03-01'],
  [undefined, { kind: 'fixed', month: 5, day: 1 }, 'none', '2026-03-01'],
])('%s is the next day of %j, %s, from %s on', (day, due, frequency, from) =>
  expect(next(due, frequency, from)).toBe(day),
)

test('a company of the 29th of February has its day every year', () => {
  const leapDay = new Date('2024-02-29T12:00:00Z')
  expect(next({ kind: 'anniversaryDate' }, 'annual', '2025-01-01', leapDay)).toBe('2025-02-28')
  expect(next({ kind: 'anniversaryDate' }, 'annual', '2028-01-01', leapDay)).toBe('2028-02-29')
})

test('a duty without a rule has no day, and days are counted across months and years', () => {
  expect(next(null, 'annual', '2026-03-01')).toBeUndefined()
  expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1)
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29)
  expect(daysBetween('2028-02-02', '2028-02-01')).toBe(-1)
})
