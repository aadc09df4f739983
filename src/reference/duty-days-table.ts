/** In US dollars; null where the facts name no surcharge. */
type Late = number | null
/** A day, or `unknown` if a duty exists but its day is not known. */
export type Expected = string
export type FiledType = 'llc' | 'corporation'

/** The formation days of the companies in both tables: a leap day, both sides of a year's end, and days within a year. */
export const formationDays = ['2024-02-29', '2025-12-31', '2026-01-01', '2026-06-15', '2026-10-01'] as const

type Days = [Expected, Expected, Expected, Expected, Expected]
export type ReportRow = [state: string, type: FiledType, dollars: number | null, whenLate: Late, ...first: Days]

/** States and types without a report and without a yearly tax that every company owes. */
export const withoutReport: [state: string, type: FiledType][] = [
  ['alabama', 'llc'],
  ['alabama', 'corporation'],
  ['arizona', 'llc'],
  ['missouri', 'llc'],
  ['new-mexico', 'llc'],
  ['ohio', 'llc'],
  ['ohio', 'corporation'],
  ['oklahoma', 'corporation'],
  ['south-carolina', 'llc'],
]

/**
 * Written by hand from what the states say: what a report costs, what it costs after its day, and the first day of a company
 * that was formed on each of the formation days. What recurs is first owed in the year after the formation. A minimum tax whose
 * day the facts do not name comes with the state's return.
 */
export const stateReports: ReportRow[] = [
  // Alaska: 2 January of every second year, counted from the formation year.
  ['alaska', 'llc', 100, 125, '2026-01-02', '2027-01-02', '2028-01-02', '2028-01-02', '2028-01-02'],
  ['alaska', 'corporation', 100, null, '2026-01-02', '2027-01-02', '2028-01-02', '2028-01-02', '2028-01-02'],
  // Arizona: each corporation has its own day in the anniversary month; the table has the first day, with which no company is late.
  ['arizona', 'corporation', 45, null, '2025-02-01', '2026-12-01', '2027-01-01', '2027-06-01', '2027-10-01'],
  ['arizona', 'corporation', 50, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Arkansas: 1 May.
  ['arkansas', 'llc', 150, 175, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  ['arkansas', 'corporation', 150, null, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  // California: the LLC's statement every second year at the end of the anniversary month, and its tax of US$ 800 every year on
  // the 15th day of the 4th month of the tax year, the first of which begins with the formation; Form 568 after
  // the tax year. A corporation's statement every year, and its minimum tax of US$ 800 from the second tax year on.
  ['california', 'llc', 20, 270, '2026-02-28', '2027-12-31', '2028-01-31', '2028-06-30', '2028-10-31'],
  ['california', 'llc', 800, null, '2024-05-15', '2026-03-15', '2026-04-15', '2026-09-15', '2027-01-15'],
  ['california', 'llc', 0, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['california', 'corporation', 25, 275, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['california', 'corporation', 800, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  // Colorado: the end of the anniversary month; the two months of tolerance after it do not move the day.
  ['colorado', 'llc', 25, 75, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['colorado', 'corporation', 25, 75, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // Connecticut: 31 March for an LLC, the end of the anniversary month for a corporation.
  ['connecticut', 'llc', 80, null, '2025-03-31', '2026-03-31', '2027-03-31', '2027-03-31', '2027-03-31'],
  ['connecticut', 'corporation', 150, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['connecticut', 'corporation', 250, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Delaware: 1 June for an LLC, 1 March for a corporation. The amount is that of today, also for earlier years.
  ['delaware', 'llc', 400, 600, '2025-06-01', '2026-06-01', '2027-06-01', '2027-06-01', '2027-06-01'],
  ['delaware', 'corporation', 225, 425, '2025-03-01', '2026-03-01', '2027-03-01', '2027-03-01', '2027-03-01'],
  // Florida: 1 May.
  ['florida', 'llc', 138.75, 538.75, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  ['florida', 'corporation', 150, 550, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  // Georgia: 1 April.
  ['georgia', 'llc', 50, 75, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['georgia', 'corporation', 50, 75, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  // Hawaii: the end of the quarter in which the anniversary lies.
  ['hawaii', 'llc', 15, 25, '2025-03-31', '2026-12-31', '2027-03-31', '2027-06-30', '2027-12-31'],
  ['hawaii', 'corporation', 15, null, '2025-03-31', '2026-12-31', '2027-03-31', '2027-06-30', '2027-12-31'],
  // Idaho: the end of the anniversary month; free.
  ['idaho', 'llc', 0, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['idaho', 'corporation', 0, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // Illinois: before the first day of the anniversary month, so a company of January has its day in the year before.
  ['illinois', 'llc', 75, 175, '2025-01-31', '2026-11-30', '2026-12-31', '2027-05-31', '2027-09-30'],
  ['illinois', 'corporation', 75, null, '2025-01-31', '2026-11-30', '2026-12-31', '2027-05-31', '2027-09-30'],
  // The amount of its tax on capital is not known.
  ['illinois', 'corporation', null, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Indiana: the end of the anniversary month, every second year.
  ['indiana', 'llc', 32, null, '2026-02-28', '2027-12-31', '2028-01-31', '2028-06-30', '2028-10-31'],
  ['indiana', 'corporation', 32, null, '2026-02-28', '2027-12-31', '2028-01-31', '2028-06-30', '2028-10-31'],
  // Iowa: 1 April, of odd years for an LLC and of even years for a corporation.
  ['iowa', 'llc', 30, null, '2025-04-01', '2027-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['iowa', 'corporation', 60, null, '2026-04-01', '2026-04-01', '2028-04-01', '2028-04-01', '2028-04-01'],
  // Kansas: 15 April of every second year, counted from the formation year.
  ['kansas', 'llc', 90, null, '2026-04-15', '2027-04-15', '2028-04-15', '2028-04-15', '2028-04-15'],
  ['kansas', 'corporation', 90, null, '2026-04-15', '2027-04-15', '2028-04-15', '2028-04-15', '2028-04-15'],
  // Kentucky: 30 June.
  ['kentucky', 'llc', 15, null, '2025-06-30', '2026-06-30', '2027-06-30', '2027-06-30', '2027-06-30'],
  ['kentucky', 'llc', 175, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  ['kentucky', 'corporation', 15, null, '2025-06-30', '2026-06-30', '2027-06-30', '2027-06-30', '2027-06-30'],
  ['kentucky', 'corporation', 175, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Louisiana: the anniversary itself.
  ['louisiana', 'llc', 35, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  ['louisiana', 'corporation', 35, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  // Maine: 1 June.
  ['maine', 'llc', 85, null, '2025-06-01', '2026-06-01', '2027-06-01', '2027-06-01', '2027-06-01'],
  ['maine', 'corporation', 85, null, '2025-06-01', '2026-06-01', '2027-06-01', '2027-06-01', '2027-06-01'],
  // Maryland: 15 April.
  ['maryland', 'llc', 300, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['maryland', 'corporation', 300, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  // Massachusetts: the anniversary for an LLC; two and a half months after the tax year for a corporation.
  ['massachusetts', 'llc', 500, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  ['massachusetts', 'corporation', 125, null, '2025-03-15', '2026-03-15', '2027-03-15', '2027-03-15', '2027-03-15'],
  ['massachusetts', 'corporation', 456, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Michigan: 15 February for an LLC, which skips the first one when it was formed after 30 September; 15 May for a corporation.
  ['michigan', 'llc', 25, 75, '2025-02-15', '2027-02-15', '2027-02-15', '2027-02-15', '2028-02-15'],
  ['michigan', 'corporation', 25, null, '2025-05-15', '2026-05-15', '2027-05-15', '2027-05-15', '2027-05-15'],
  // Minnesota: 31 December; free.
  ['minnesota', 'llc', 0, null, '2025-12-31', '2026-12-31', '2027-12-31', '2027-12-31', '2027-12-31'],
  ['minnesota', 'corporation', 0, null, '2025-12-31', '2026-12-31', '2027-12-31', '2027-12-31', '2027-12-31'],
  // Mississippi: 15 April; free for an LLC.
  ['mississippi', 'llc', 0, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['mississippi', 'corporation', 25, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  // Missouri: the end of the anniversary month, corporations only.
  ['missouri', 'corporation', 20, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // Montana: 15 April; waived when in time, US$ 35 afterwards.
  ['montana', 'llc', 0, 35, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['montana', 'corporation', 0, 35, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  // Nebraska: 1 April of odd years for an LLC, 1 March of even years for a corporation.
  ['nebraska', 'llc', 25, null, '2025-04-01', '2027-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['nebraska', 'corporation', 25, null, '2026-03-01', '2026-03-01', '2028-03-01', '2028-03-01', '2028-03-01'],
  // Nevada: list and licence at the end of the anniversary month; late costs US$ 75 and US$ 100 more.
  ['nevada', 'llc', 350, 525, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['nevada', 'corporation', 650, 825, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // New Hampshire: 1 April.
  ['new-hampshire', 'llc', 100, 150, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['new-hampshire', 'corporation', 100, null, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  // New Jersey: the end of the anniversary month.
  ['new-jersey', 'llc', 75, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['new-jersey', 'corporation', 75, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['new-jersey', 'corporation', 500, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // New Mexico: after a first report within 30 days, the 15th day of the 4th month after the tax year, every second year.
  ['new-mexico', 'corporation', 25, 225, '2026-04-15', '2027-04-15', '2028-04-15', '2028-04-15', '2028-04-15'],
  ['new-mexico', 'corporation', 50, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // New York: the end of the anniversary month, every second year.
  ['new-york', 'llc', 9, null, '2026-02-28', '2027-12-31', '2028-01-31', '2028-06-30', '2028-10-31'],
  ['new-york', 'corporation', 9, null, '2026-02-28', '2027-12-31', '2028-01-31', '2028-06-30', '2028-10-31'],
  ['new-york', 'corporation', 25, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // North Carolina: 15 April for an LLC, the 15th day of the 4th month after the tax year for a corporation.
  ['north-carolina', 'llc', 200, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['north-carolina', 'corporation', 25, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['north-carolina', 'corporation', 200, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // North Dakota: 15 November for an LLC, 1 August for a corporation.
  ['north-dakota', 'llc', 50, null, '2025-11-15', '2026-11-15', '2027-11-15', '2027-11-15', '2027-11-15'],
  ['north-dakota', 'corporation', 25, null, '2025-08-01', '2026-08-01', '2027-08-01', '2027-08-01', '2027-08-01'],
  // Oklahoma: the anniversary, LLCs only; the sixty days of tolerance after it do not move the day.
  ['oklahoma', 'llc', 25, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  // Oregon: the anniversary.
  ['oregon', 'llc', 100, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  ['oregon', 'corporation', 100, null, '2025-02-28', '2026-12-31', '2027-01-01', '2027-06-15', '2027-10-01'],
  ['oregon', 'corporation', 150, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Pennsylvania: 30 September for an LLC, 30 June for a corporation.
  ['pennsylvania', 'llc', 7, null, '2025-09-30', '2026-09-30', '2027-09-30', '2027-09-30', '2027-09-30'],
  ['pennsylvania', 'corporation', 7, null, '2025-06-30', '2026-06-30', '2027-06-30', '2027-06-30', '2027-06-30'],
  // Rhode Island: 1 May.
  ['rhode-island', 'llc', 50, 75, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  ['rhode-island', 'llc', 400, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  ['rhode-island', 'corporation', 50, null, '2025-05-01', '2026-05-01', '2027-05-01', '2027-05-01', '2027-05-01'],
  ['rhode-island', 'corporation', 400, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // South Carolina: corporations only, with the state's tax return, whose day the facts do not name.
  ['south-carolina', 'corporation', 25, null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // South Dakota: the first day of the anniversary month.
  ['south-dakota', 'llc', 55, 110, '2025-02-01', '2026-12-01', '2027-01-01', '2027-06-01', '2027-10-01'],
  ['south-dakota', 'corporation', 55, null, '2025-02-01', '2026-12-01', '2027-01-01', '2027-06-01', '2027-10-01'],
  // Tennessee: the first day of the 4th month after the tax year.
  ['tennessee', 'llc', 300, null, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['tennessee', 'llc', 100, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  ['tennessee', 'corporation', 20, null, '2025-04-01', '2026-04-01', '2027-04-01', '2027-04-01', '2027-04-01'],
  ['tennessee', 'corporation', 100, null, '2025-04-15', '2026-04-15', '2027-04-15', '2027-04-15', '2027-04-15'],
  // Texas: 15 May; free below the threshold of the franchise tax.
  ['texas', 'llc', 0, 50, '2025-05-15', '2026-05-15', '2027-05-15', '2027-05-15', '2027-05-15'],
  ['texas', 'corporation', 0, 50, '2025-05-15', '2026-05-15', '2027-05-15', '2027-05-15', '2027-05-15'],
  // Utah: the end of the anniversary month.
  ['utah', 'llc', 18, 28, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['utah', 'corporation', 18, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // Vermont: the last day of the 3rd month after the tax year for an LLC, its 15th for a corporation.
  ['vermont', 'llc', 45, null, '2025-03-31', '2026-03-31', '2027-03-31', '2027-03-31', '2027-03-31'],
  ['vermont', 'corporation', 60, null, '2025-03-15', '2026-03-15', '2027-03-15', '2027-03-15', '2027-03-15'],
  // Virginia: the end of the anniversary month.
  ['virginia', 'llc', 50, 75, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['virginia', 'corporation', 100, null, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // Washington: the end of the anniversary month.
  ['washington', 'llc', 70, 95, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  ['washington', 'corporation', 70, 95, '2025-02-28', '2026-12-31', '2027-01-31', '2027-06-30', '2027-10-31'],
  // West Virginia: 30 June.
  ['west-virginia', 'llc', 25, 75, '2025-06-30', '2026-06-30', '2027-06-30', '2027-06-30', '2027-06-30'],
  ['west-virginia', 'corporation', 25, null, '2025-06-30', '2026-06-30', '2027-06-30', '2027-06-30', '2027-06-30'],
  // Wisconsin: the end of the quarter in which the anniversary lies.
  ['wisconsin', 'llc', 25, null, '2025-03-31', '2026-12-31', '2027-03-31', '2027-06-30', '2027-12-31'],
  ['wisconsin', 'corporation', 25, null, '2025-03-31', '2026-12-31', '2027-03-31', '2027-06-30', '2027-12-31'],
  // Wyoming: the first day of the anniversary month.
  ['wyoming', 'llc', 60, null, '2025-02-01', '2026-12-01', '2027-01-01', '2027-06-01', '2027-10-01'],
  ['wyoming', 'corporation', 60, null, '2025-02-01', '2026-12-01', '2027-01-01', '2027-06-01', '2027-10-01'],
]

type StepRow = [state: string, type: FiledType, dollars: number | null, ...day: Days]

/** What is owed once, around the formation, apart from what the order itself pays for. */
export const firstSteps: StepRow[] = [
  // Alaska: a free initial report within six months, counted as 180 days, and a licence before operating.
  ['alaska', 'llc', 0, '2024-08-27', '2026-06-29', '2026-06-30', '2026-12-12', '2027-03-30'],
  ['alaska', 'llc', null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  ['alaska', 'corporation', 0, '2024-08-27', '2026-06-29', '2026-06-30', '2026-12-12', '2027-03-30'],
  ['alaska', 'corporation', null, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Arizona: publication within 60 days.
  ['arizona', 'llc', null, '2024-04-29', '2026-03-01', '2026-03-02', '2026-08-14', '2026-11-30'],
  // California: the first statement within 90 days.
  ['california', 'llc', 20, '2024-05-29', '2026-03-31', '2026-04-01', '2026-09-13', '2026-12-30'],
  ['california', 'corporation', 25, '2024-05-29', '2026-03-31', '2026-04-01', '2026-09-13', '2026-12-30'],
  // Connecticut: the first report after the incorporation.
  ['connecticut', 'corporation', 150, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // Nebraska: three weeks in a newspaper after the formation, with the proof filed.
  ['nebraska', 'llc', 25, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  // New Mexico: the first report within 30 days.
  ['new-mexico', 'corporation', 25, '2024-03-30', '2026-01-30', '2026-01-31', '2026-07-15', '2026-10-31'],
  // New York: publication within 120 days, at the price of the newspapers; its certificate is paid with the order.
  ['new-york', 'llc', null, '2024-06-28', '2026-04-30', '2026-05-01', '2026-10-13', '2027-01-29'],
  // Washington: the initial report within 120 days.
  ['washington', 'llc', null, '2024-06-28', '2026-04-30', '2026-05-01', '2026-10-13', '2027-01-29'],
  ['washington', 'corporation', null, '2024-06-28', '2026-04-30', '2026-05-01', '2026-10-13', '2027-01-29'],
]
