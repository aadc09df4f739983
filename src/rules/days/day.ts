/** A calendar day such as `2027-05-01`, without time and time zone. */
export type Day = string

export const DAY_MS = 86_400_000

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)
export const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
export const daysAfter = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** `month` and `day` may overflow: month 13 is January of the next year, day 0 the last day of the previous month. */
export const dayIn = (year: number, month: number, day: number): Day => dayOf(new Date(Date.UTC(year, month - 1, day)))

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/**
 * Like `dayIn`, but a day that the month does not have becomes its last one: 29 February is the 28th in other years. It uses no `Date`,
 * because calculating the calendars of all companies calls it millions of times.
 */
export const withinMonth = (year: number, month: number, day: number): Day => {
  const at = (((month - 1) % 12) + 12) % 12
  const inYear = year + Math.floor((month - 1) / 12)
  const last = at === 1 && isLeap(inYear) ? 29 : (DAYS_OF_MONTHS[at] ?? 31)
  return `${padded(inYear, 4)}-${padded(at + 1, 2)}-${padded(Math.min(day, last), 2)}`
}
