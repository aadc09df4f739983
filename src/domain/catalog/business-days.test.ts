import { expect, test } from 'vitest'
import { afterBusinessDays } from './business-days.ts'

test.each([
  // A Monday and the four days after it.
  ['2026-11-16', 4, '2026-11-20'],
  // A weekend lies between.
  ['2026-11-20', 1, '2026-11-23'],
  // Thanksgiving is the fourth Thursday.
  ['2026-11-25', 1, '2026-11-27'],
  // Independence Day of 2026 is a Saturday and kept on the Friday before.
  ['2026-07-02', 1, '2026-07-06'],
  // New Year's Day of 2028 is a Saturday: kept on the last day of 2027.
  ['2027-12-30', 1, '2028-01-03'],
  // Juneteenth, Memorial Day, Labor Day, Columbus Day.
  ['2026-06-18', 1, '2026-06-22'],
  ['2026-05-22', 1, '2026-05-26'],
  ['2026-09-04', 1, '2026-09-08'],
  ['2026-10-09', 1, '2026-10-13'],
  ['2026-11-16', 0, '2026-11-16'],
])('%s and %i business days: %s', (from, days, expected) => expect(afterBusinessDays(from, days)).toBe(expected))
