import { expect, test } from 'vitest'
import { afterBusinessDays, onBusinessDay } from './business-days.ts'

test.each([
  // A Monday and the four days after it.
  ['2026-11-16', 4, '2026-11-20'],
  // A weekend lies between.
  ['2026-11-20', 1, '2026-11-23'],
  // Thanksgiving is the fourth Thursday.
  ['2026-11-25', 1, '2026-11-27'],
  // Independence Day of 2026 is a Saturday and observed on the Friday before.
  ['2026-07-02', 1, '2026-07-06'],
  // New Year's Day of 2028 is a Saturday and observed on the last day of 2027.
  ['2027-12-30', 1, '2028-01-03'],
  // Juneteenth, Memorial Day, Labor Day, Columbus Day.
  ['2026-06-18', 1, '2026-06-22'],
  ['2026-05-22', 1, '2026-05-26'],
  ['2026-09-04', 1, '2026-09-08'],
  ['2026-10-09', 1, '2026-10-13'],
  ['2026-11-16', 0, '2026-11-16'],
])('%s and %i business days: %s', (from, days, expected) => expect(afterBusinessDays(from, days)).toBe(expected))

test.each([
  // 15 April is a Thursday in 2027, a Saturday in 2028 and a Sunday in 2029.
  ['2027-04-15', '2027-04-15'],
  // Emancipation Day is observed on Monday the 17th in 2028, and on the 16th itself in 2029.
  ['2028-04-15', '2028-04-18'],
  ['2029-04-15', '2029-04-17'],
  // In 2033 the 16th is a Saturday and observed on Friday the 15th.
  ['2033-04-15', '2033-04-18'],
  // 15 March of 2025 is a Saturday, of 2026 a Sunday.
  ['2025-03-15', '2025-03-17'],
  ['2026-03-15', '2026-03-16'],
  // Holidays on a fixed date: New Year, Juneteenth, Independence Day, Veterans Day, Christmas.
  ['2027-01-01', '2027-01-04'],
  ['2028-06-19', '2028-06-20'],
  ['2028-07-04', '2028-07-05'],
  ['2027-11-11', '2027-11-12'],
  ['2028-12-25', '2028-12-26'],
  // Holidays on a Sunday are observed on the Monday after.
  ['2034-01-01', '2034-01-03'],
  ['2033-06-19', '2033-06-21'],
  ['2027-07-04', '2027-07-06'],
  ['2029-11-11', '2029-11-13'],
  ['2033-12-25', '2033-12-27'],
  // Holidays on a Saturday are observed on the Friday before, New Year's Day in the year before.
  ['2027-12-31', '2028-01-03'],
  ['2027-06-18', '2027-06-21'],
  ['2026-07-03', '2026-07-06'],
  ['2028-11-10', '2028-11-13'],
  ['2027-12-24', '2027-12-27'],
  // Holidays on a fixed weekday: King, Washington, Memorial Day, Labor Day, Columbus, Thanksgiving.
  ['2029-01-15', '2029-01-16'],
  ['2027-02-15', '2027-02-16'],
  ['2027-05-31', '2027-06-01'],
  ['2027-09-06', '2027-09-07'],
  ['2027-10-11', '2027-10-12'],
  ['2027-11-25', '2027-11-26'],
  // A weekend before a holiday.
  ['2027-02-13', '2027-02-16'],
  ['2027-09-04', '2027-09-07'],
])('what falls due on %s is in time on %s', (day, expected) => expect(onBusinessDay(day)).toBe(expected))
