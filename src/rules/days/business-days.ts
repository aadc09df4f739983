import { DAY_MS, type Day, dateOf, dayOf } from './day.ts'

const dayAt = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))

/** The nth of a weekday in a month; -1 is the last one. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  if (n > 0) return dayAt(year, month, 1 + ((weekday - dayAt(year, month, 1).getUTCDay() + 7) % 7) + 7 * (n - 1))
  const last = dayAt(year, month + 1, 0)
  return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS)
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(day: Date): Date {
  const weekday = day.getUTCDay()
  const moved = weekday === 6 ? -1 : weekday === 0 ? 1 : 0
  return new Date(day.getTime() + moved * DAY_MS)
}

const [MONDAY, THURSDAY] = [1, 4]

/** The holidays that the IRS observes in a year: US federal holidays and Emancipation Day. */
const holidaysIn = (year: number): Date[] => [
  observed(dayAt(year, 1, 1)),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  // Emancipation Day of the District of Columbia moves the deadlines of the whole IRS (Rev. Rul. 2015-13).
  observed(dayAt(year, 4, 16)),
  nth(year, 5, MONDAY, -1),
  observed(dayAt(year, 6, 19)),
  observed(dayAt(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(dayAt(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(dayAt(year, 12, 25)),
]

/** Cache of holidays by year, because one calculation of all calendars asks for them millions of times. */
const known = new Map<number, ReadonlySet<number>>()
function holidaysOf(year: number): ReadonlySet<number> {
  const holidays = known.get(year) ?? new Set(holidaysIn(year).map((holiday) => holiday.getTime()))
  known.set(year, holidays)
  return holidays
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const year = day.getUTCFullYear()
  // New Year's Day of the next year may be observed on the last day of this one.
  return !holidaysOf(year).has(day.getTime()) && !holidaysOf(year + 1).has(day.getTime())
}

/** The day on which `days` US business days have passed since `from`; `from` itself does not count. */
export function afterBusinessDays(from: Day, days: number): Day {
  let at = dateOf(from)
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS)
    if (isBusinessDay(at)) left--
  }
  return dayOf(at)
}

/** The day itself if it is a US business day, otherwise the next one: the IRS moves its deadlines in this way. */
export function onBusinessDay(day: Day): Day {
  let at = dateOf(day)
  if (isBusinessDay(at)) return day
  while (!isBusinessDay(at)) at = new Date(at.getTime() + DAY_MS)
  return dayOf(at)
}
