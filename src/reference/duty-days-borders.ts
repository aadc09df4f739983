import type { FiledType } from './duty-days-table.ts'

/** In the order of their days. */
type First = string[]

/** Formation days at the border of a month, a quarter, a year or a state's own day, written by hand. */
export const bordersOfAnniversaries: [state: string, type: FiledType, formedOn: string, days: First][] = [
  // The first day of the anniversary month, whichever day of it the company was formed on.
  ['wyoming', 'llc', '2025-06-15', ['2026-06-01']],
  ['wyoming', 'llc', '2026-01-31', ['2027-01-01']],
  ['wyoming', 'llc', '2026-02-01', ['2027-02-01']],
  ['arizona', 'corporation', '2026-12-31', ['2027-12-01']],
  // The last day of a month that is longer in leap years.
  ['nevada', 'llc', '2026-02-10', ['2027-02-28']],
  ['nevada', 'llc', '2027-02-10', ['2028-02-29']],
  ['indiana', 'llc', '2026-02-28', ['2028-02-29']],
  ['new-york', 'corporation', '2025-02-28', ['2027-02-28']],
  // Before the first day of the month: of March, the last of February.
  ['illinois', 'llc', '2026-01-31', ['2026-12-31']],
  ['illinois', 'llc', '2026-02-01', ['2027-01-31']],
  ['illinois', 'corporation', '2027-03-31', ['2028-02-29']],
  // The anniversary itself, also of a leap day.
  ['oregon', 'llc', '2026-12-31', ['2027-12-31']],
  ['massachusetts', 'llc', '2026-02-28', ['2027-02-28']],
  ['louisiana', 'corporation', '2027-02-28', ['2028-02-28']],
  ['oklahoma', 'llc', '2028-02-29', ['2029-02-28']],
  // Both sides of a quarter's end.
  ['hawaii', 'llc', '2026-03-31', ['2027-03-31']],
  ['hawaii', 'llc', '2026-04-01', ['2027-06-30']],
  ['wisconsin', 'corporation', '2026-09-30', ['2027-09-30']],
  ['wisconsin', 'corporation', '2026-12-31', ['2027-12-31']],
  // Michigan: an LLC formed by 30 September owes the next February; one formed after it skips the first February.
  ['michigan', 'llc', '2026-09-30', ['2027-02-15']],
  ['michigan', 'llc', '2027-10-01', ['2029-02-15']],
  ['michigan', 'corporation', '2026-10-01', ['2027-05-15']],
  // California: the first tax is due in the 4th month, counted from the month of formation as the first.
  ['california', 'llc', '2026-01-31', ['2026-04-15', '2027-04-15', '2028-01-31']],
  ['california', 'llc', '2026-09-30', ['2026-12-15', '2027-04-15', '2028-09-30']],
  ['california', 'llc', '2026-12-31', ['2027-03-15', '2027-04-15', '2028-12-31']],
  // Odd and even years around a year's end.
  ['iowa', 'llc', '2026-12-31', ['2027-04-01']],
  ['iowa', 'llc', '2027-01-01', ['2029-04-01']],
  ['iowa', 'corporation', '2027-12-31', ['2028-04-01']],
  ['nebraska', 'corporation', '2028-01-01', ['2030-03-01']],
  ['alaska', 'llc', '2026-12-31', ['2028-01-02']],
  ['kansas', 'llc', '2027-01-01', ['2029-04-15']],
  // A yearly duty is not owed yet in the year of the formation.
  ['florida', 'llc', '2026-05-01', ['2027-05-01']],
  ['minnesota', 'llc', '2026-12-31', ['2027-12-31']],
]

/** Days that are counted from a tax year that is not the calendar year. */
export const bordersOfTaxYears: [state: string, type: FiledType, formedOn: string, endsIn: number, days: First][] = [
  // Formed on the last day of a tax year, or on the first of the next.
  ['massachusetts', 'corporation', '2026-06-30', 6, ['2026-09-15']],
  ['massachusetts', 'corporation', '2026-07-01', 6, ['2027-09-15']],
  ['north-carolina', 'corporation', '2026-06-15', 9, ['2027-01-15']],
  ['tennessee', 'llc', '2026-10-01', 9, ['2028-01-01', '2028-01-15']],
  ['tennessee', 'corporation', '2026-03-10', 6, ['2026-10-01', '2026-10-15']],
  // The last day of February in a year that has 29.
  ['vermont', 'llc', '2027-03-10', 11, ['2028-02-29']],
  ['vermont', 'llc', '2026-03-10', 11, ['2027-02-28']],
  ['vermont', 'corporation', '2026-12-31', 11, ['2028-02-15']],
  // Every second year, counted from the formation year, also where the day lies in the year in which the tax year ends.
  ['new-mexico', 'corporation', '2026-03-10', 6, ['2028-10-15']],
  ['new-mexico', 'corporation', '2026-10-01', 6, ['2028-10-15']],
  ['new-mexico', 'corporation', '2026-10-01', 9, ['2028-01-15']],
  // California: the LLC's tax year begins in July, the first one with the formation.
  ['california', 'llc', '2026-06-15', 6, ['2026-09-15', '2026-10-15', '2028-06-30']],
  ['california', 'llc', '2026-07-01', 6, ['2026-10-15', '2027-10-15', '2028-07-31']],
  // Days of the calendar and of the anniversary do not depend on the tax year.
  ['florida', 'corporation', '2026-06-15', 6, ['2027-05-01']],
  ['nevada', 'corporation', '2026-06-15', 9, ['2027-06-30']],
]
