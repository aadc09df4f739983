import { expect, test } from 'vitest'
import { needsRecheck, officeDay, recheckBefore } from './recheck.ts'

const now = new Date('2026-11-16T23:00:00Z')

test('what nobody has checked for a year has to be checked again', () => {
  expect(recheckBefore(now)).toBe('2025-11-16')
  expect(['2025-11-15', '2025-11-16', '2026-11-16', null].map((day) => needsRecheck(day, now))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a year before the 29th of February is a day that exists', () => {
  expect(recheckBefore(new Date('2028-02-29T12:00:00Z'))).toBe('2027-03-01')
})

test('the day of the office is the one of São Paulo', () => {
  expect(officeDay(new Date('2026-11-17T01:00:00Z'))).toBe('2026-11-16')
})
