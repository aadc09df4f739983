import type { DueRule, DutyFrequency } from '#features/catalog/rules/due-rule.ts'
import { type Day, dayIn, daysAfter, monthOf, withinMonth, yearOf } from '#rules/days/day.ts'

/** The formation date and the last month of the tax year. */
export type CompanyYears = { formedOn: Day; fiscalYearEnd: number }
export type RecurringDuty = { frequency: DutyFrequency; due: DueRule }
/** The year that a duty is for, and its due date. */
export type Occurrence = { period: number; day: Day }
/** The first day on or after `next` (by default `from`) is always included, even when it is after `until`. */
export type Span = { from: Day; until: Day; next?: Day }

type Position = Extract<DueRule, { kind: 'anniversaryMonth' }>['position']
type Months = { year: number; first: number; last: number }

function placed(position: Position, { year, first, last }: Months): Day {
  switch (position) {
    case 'lastDay':
      return dayIn(year, last + 1, 0)
    case 'beforeFirstDay':
      return dayIn(year, first, 0)
    // We do not know the day that a state assigns; a company that files by the first day is never late.
    case 'firstDay':
    case 'assignedDay':
      return dayIn(year, first, 1)
  }
}

/** The due date for a year; rules that count from the tax year take the year in which it ends. */
export function dayOfYear(rule: DueRule, year: number, { formedOn, fiscalYearEnd }: CompanyYears): Day | undefined {
  const month = monthOf(formedOn)
  switch (rule.kind) {
    case 'fixed':
      return withinMonth(year, rule.month, rule.day)
    case 'anniversaryDate':
      return withinMonth(year, month, Number(formedOn.slice(8)))
    case 'anniversaryMonth':
      return placed(rule.position, { year, first: month, last: month })
    case 'anniversaryQuarter': {
      const first = month - ((month - 1) % 3)
      return placed(rule.position, { year, first, last: first + 2 })
    }
    case 'afterFiscalYearEnd':
      return withinMonth(year, fiscalYearEnd + rule.monthAfter, rule.day === 'last' ? 31 : rule.day)
    case 'monthOfTaxYear':
      return firstTaxYear({ formedOn, fiscalYearEnd }) === year
        ? withinMonth(yearOf(formedOn), month + rule.month - 1, rule.day)
        : withinMonth(year, fiscalYearEnd - 12 + rule.month, rule.day)
    case 'none':
    case 'withTaxReturn':
    case 'announced':
    case 'daysAfterFormation':
      return undefined
  }
}

/** The year in which the first tax year ends. */
function firstTaxYear({ formedOn, fiscalYearEnd }: CompanyYears): number {
  return yearOf(formedOn) + (monthOf(formedOn) > fiscalYearEnd ? 1 : 0)
}

const byTaxYear = (rule: DueRule): boolean =>
  rule.kind === 'afterFiscalYearEnd' || rule.kind === 'monthOfTaxYear' || rule.kind === 'announced'

/** Whether nothing is owed for the first tax year. */
function skipsFirstTaxYear(rule: DueRule, company: CompanyYears): boolean {
  if (rule.kind !== 'monthOfTaxYear') return false
  if (rule.fromSecondYear) return true
  const first = firstTaxYear(company)
  const end = dayIn(first, company.fiscalYearEnd + 1, 0)
  return rule.withinTaxYear === true && (dayOfYear(rule, first, company) ?? end) > end
}

function firstPeriod(rule: DueRule, company: CompanyYears): number {
  if (byTaxYear(rule)) return firstTaxYear(company) + (skipsFirstTaxYear(rule, company) ? 1 : 0)
  const skips =
    rule.kind === 'fixed' && rule.skippedWhenFormedAfter && company.formedOn.slice(5) > rule.skippedWhenFormedAfter
  // Recurring duties are first owed in the year after the formation.
  return yearOf(company.formedOn) + (skips ? 2 : 1)
}

/** Whether a biennial duty is owed for this period; always true for other frequencies. */
function counts({ frequency, due }: RecurringDuty, { period, day }: Occurrence, company: CompanyYears): boolean {
  if (frequency !== 'biennial') return true
  const parity = 'parity' in due ? due.parity : undefined
  if (parity === 'odd') return period % 2 === 1
  if (parity === 'even') return period % 2 === 0
  // A duty that counts from the tax year falls due in the year in which that ends or in the next.
  const years = (byTaxYear(due) ? yearOf(day) : period) - yearOf(company.formedOn)
  return years > 0 && years % 2 === 0
}

/**
 * The due dates within a span, and always the next one; none where nothing is due or the day is unknown. Weekends are not skipped,
 * because a state moves such a day only to a later one.
 */
export function occurrencesOf(duty: RecurringDuty, company: CompanyYears, span: Span): Occurrence[] {
  const { from, until, next = from } = span
  const { frequency, due } = duty
  if (frequency === 'none') return []
  if (due.kind === 'daysAfterFormation') {
    const day = daysAfter(company.formedOn, due.days)
    return day >= from ? [{ period: yearOf(company.formedOn), day }] : []
  }
  const found: Occurrence[] = []
  // The due date of a tax year that ended in the previous year may still be ahead.
  const first = Math.max(firstPeriod(due, company), yearOf(from) - 2)
  for (let period = first; ; period++) {
    const day = dayOfYear(due, period, company)
    if (day === undefined) return found
    if (day > until && (found.at(-1)?.day ?? '') >= next) return found
    if (day >= from && counts(duty, { period, day }, company)) found.push({ period, day })
  }
}
