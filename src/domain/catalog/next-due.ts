import type { DueRule, DutyFrequency } from './due-rule.ts'

/** A day of the calendar, `2027-05-01`: duties know no hour. */
export type Day = string
export type Duty = { frequency: DutyFrequency; due: DueRule | null }

// The rarest duty comes every second year and may have passed this year, so four years always hold the next one.
const YEARS_AHEAD = 4
const DAY_MS = 86_400_000

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** `month` and `day` may lie outside the calendar: day 0 is the last day of the month before. */
const dayIn = (year: number, month: number, day: number): Day => dayOf(new Date(Date.UTC(year, month - 1, day)))
const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
/** The 29th of February falls on the 28th in other years. */
const within = (year: number, month: number, day: number): Day => dayIn(year, month, Math.min(day, lastOf(year, month)))

type Period = { year: number; first: number; last: number }
type Position = Extract<DueRule, { kind: 'anniversaryMonth' }>['position']

function placed(position: Position, { year, first, last }: Period): Day {
  switch (position) {
    case 'lastDay':
      return dayIn(year, last + 1, 0)
    case 'beforeFirstDay':
      return dayIn(year, first, 0)
    // The day that a state assigns is not known to us: whoever counts by the first day is never late.
    case 'firstDay':
    case 'assignedDay':
      return dayIn(year, first, 1)
  }
}

function dueIn(rule: DueRule, year: number, formed: Date): Day | undefined {
  const month = formed.getUTCMonth() + 1
  switch (rule.kind) {
    case 'fixed':
      return within(year, rule.month, rule.day)
    case 'anniversaryDate':
      return within(year, month, formed.getUTCDate())
    case 'anniversaryMonth':
      return placed(rule.position, { year, first: month, last: month })
    case 'anniversaryQuarter': {
      const first = month - ((month - 1) % 3)
      return placed(rule.position, { year, first, last: first + 2 })
    }
    // The fiscal year of a new company is the calendar's.
    case 'afterFiscalYearEnd':
      return within(year, rule.monthAfter, rule.day === 'last' ? 31 : rule.day)
    default:
      return undefined
  }
}

function counts(rule: DueRule, frequency: DutyFrequency, year: number, formedIn: number): boolean {
  if (frequency !== 'biennial') return true
  const parity = 'parity' in rule ? rule.parity : undefined
  if (parity === 'odd') return year % 2 === 1
  if (parity === 'even') return year % 2 === 0
  return (year - formedIn) % 2 === 0
}

/**
 * The next day on which a duty falls due, on or after `from`; the first of a yearly one comes in the year after the formation.
 * Undefined where nothing is due or the day is unknown. Weekends are ignored: states only move such a day later.
 */
export function nextDue({ frequency, due }: Duty, formed: Date, from: Day): Day | undefined {
  if (!due || frequency === 'none') return undefined
  if (due.kind === 'daysAfterFormation') {
    const day = dayOf(new Date(formed.getTime() + due.days * DAY_MS))
    return day >= from ? day : undefined
  }
  const formedIn = formed.getUTCFullYear()
  const first = Math.max(formedIn + 1, Number(from.slice(0, 4)))
  for (let year = first; year < first + YEARS_AHEAD; year++) {
    const day = counts(due, frequency, year, formedIn) ? dueIn(due, year, formed) : undefined
    if (day && day >= from) return day
  }
  return undefined
}
