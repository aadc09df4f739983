import { describe, expect, it, test } from 'vitest'
import { dateOf, dayIn, dayOf, daysAfter, daysBetween, monthOf, withinMonth, yearOf } from './day.ts'

test('a day is the one of the world’s time, whatever the hour', () => {
  expect(dayOf(new Date('2026-11-17T00:00:00Z'))).toBe('2026-11-17')
  expect(dayOf(new Date('2026-11-17T23:59:59.999Z'))).toBe('2026-11-17')
  expect(dayOf(dateOf('2028-02-29'))).toBe('2028-02-29')
  expect([yearOf('2028-02-29'), monthOf('2028-02-29')]).toEqual([2028, 2])
})

test('days are counted across months and years, in both directions', () => {
  expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1)
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29)
  expect(daysBetween('2027-02-01', '2027-03-01')).toBe(28)
  expect(daysBetween('2028-02-02', '2028-02-01')).toBe(-1)
  expect(daysBetween('2028-02-02', '2028-02-02')).toBe(0)
})

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-01-01', -1, '2027-12-31'],
  ['2026-06-15', 180, '2026-12-12'],
  ['2026-06-15', 0, '2026-06-15'],
  // Changes to and from daylight saving time do not shift the result.
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
])('%s and %i days: %s', (day, days, expected) => expect(daysAfter(day, days)).toBe(expected))

describe('a day that the calendar does not have', () => {
  it.each([
    [2027, 13, 1, '2028-01-01'],
    [2027, 24, 15, '2028-12-15'],
    [2027, 0, 15, '2026-12-15'],
    [2028, -2, 15, '2027-10-15'],
    [2027, 3, 0, '2027-02-28'],
    [2028, 3, 0, '2028-02-29'],
    [2027, 1, 0, '2026-12-31'],
    [2027, 4, 31, '2027-05-01'],
  ])('runs over into the next: %i, month %i, day %i is %s', (year, month, day, expected) =>
    expect(dayIn(year, month, day)).toBe(expected),
  )

  it.each([
    [2027, 2, 29, '2027-02-28'],
    [2028, 2, 29, '2028-02-29'],
    [2100, 2, 29, '2100-02-28'],
    [2027, 4, 31, '2027-04-30'],
    [2027, 12, 31, '2027-12-31'],
    // February of the next year, and September of the previous year.
    [2027, 14, 31, '2028-02-29'],
    [2028, -3, 31, '2027-09-30'],
  ])('is the last of its month where it has to stay in it: %i, month %i, day %i is %s', (year, month, day, expected) =>
    expect(withinMonth(year, month, day)).toBe(expected),
  )
})
