import { type Amount, amountByShares } from '#features/catalog/rules/shares-tax.ts'
import { onBusinessDay } from '#rules/days/business-days.ts'
import { type Day, daysAfter, monthOf, withinMonth, yearOf } from '#rules/days/day.ts'
import { type DutyCompany, dutyFor, extensionKeyOf, outlives } from './applies.ts'
import type { DutyCode, DutyDependency } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'
import { dayOfYear, occurrencesOf, type Span } from './occurrences.ts'

export type ComputedDuty = Amount & {
  factId: string
  code: DutyCode
  /** The year that the duty is for. */
  period: number
  /** Null while the day is unknown. */
  dueOn: Day | null
  /** The due date that Form 7004 gives; null where it gives none. */
  extendsTo: Day | null
  /** The end of an automatic extension, which needs no form; null where there is none. */
  toleratedUntil: Day | null
  /** The open question whose answer may remove this duty. */
  dependsOn: DutyDependency | null
}

/** How far ahead a calendar reaches; a rarer duty is still shown with its next day. */
const DAYS_AHEAD = 400
/** For companies older than this, only future duties are added: what they did before is unknown. */
const YOUNG_DAYS = 180
const MOVED_AT_MOST = 5
/** Returns without a fixed date are due by the end of this month of the year after the one they are for. */
export const LAST_MONTH_OF_RETURNS = 6

/** The span of days in which new duties are added to a calendar. */
export function spanOf(formedOn: Day, today: Day): Span {
  const young = formedOn >= daysAfter(today, -YOUNG_DAYS)
  return { from: young ? formedOn : today, until: daysAfter(today, DAYS_AHEAD) }
}

/** Federal due dates move to the next business day, except those that count from the formation; state dates stay as written. */
const ownDays: readonly unknown[] = ['anniversaryDate', 'daysAfterFormation']
const isFederal = (fact: DutyFact): boolean => fact.key.startsWith('federal/') && !ownDays.includes(fact.due?.kind)
const moved = (fact: DutyFact, day: Day): Day => (isFederal(fact) ? onBusinessDay(day) : day)

/** A fixed date of a country is for the previous year; a state's report is for the year of its date. */
const isForYearBefore = (fact: DutyFact): boolean => fact.stateId === null && fact.due?.kind === 'fixed'

/** The years for which an undated duty is in the calendar. */
function undatedYears(fact: DutyFact, formedOn: Day, today: Day): number[] {
  const formed = yearOf(formedOn)
  if (fact.once) return [formed]
  const year = yearOf(today)
  const years = monthOf(today) <= LAST_MONTH_OF_RETURNS ? [year - 1, year] : [year]
  return years.filter((at) => at >= formed)
}

type PeriodDay = { period: number; day: Day | null }

function daysOf(fact: DutyFact, company: DutyCompany, today: Day, span: Span): PeriodDay[] {
  const { due, frequency } = fact
  if (due === null || due.kind === 'announced' || due.kind === 'withTaxReturn')
    return undatedYears(fact, company.formedOn, today).map((period) => ({ period, day: null }))
  return occurrencesOf({ frequency, due }, company, span).map(({ period, day }) => ({
    period: isForYearBefore(fact) ? period - 1 : period,
    day: moved(fact, day),
  }))
}

function extended(fact: DutyFact | undefined, company: DutyCompany, period: number): Day | null {
  const day = fact?.due ? dayOfYear(fact.due, period, company) : undefined
  return fact && day ? moved(fact, day) : null
}

/** The end of an automatic extension, in the year of the due date. */
function tolerated(fact: DutyFact, day: Day | null): Day | null {
  const extension = fact.due?.kind === 'fixed' ? fact.due.automaticExtension : undefined
  if (day === null || extension === undefined) return null
  const [month = 1, date = 1] = extension.split('-').map(Number)
  return moved(fact, withinMonth(yearOf(day), month, date))
}

const amountOf = ({ sharesTax, amountCents, atLeast }: DutyFact, { authorizedShares }: DutyCompany): Amount =>
  sharesTax ? amountByShares(sharesTax, authorizedShares) : { amountCents, atLeast }

/**
 * The duties of a company by today's facts, by day, undated ones last. The span of `spanWith` starts earlier than usual, to find out
 * what became of duties that are already stored.
 */
export function dutiesOf(
  company: DutyCompany,
  facts: readonly DutyFact[],
  today: Day,
  span: Span = spanOf(company.formedOn, today),
): ComputedDuty[] {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  // A date before the span may move into it, past a weekend and a holiday at most.
  const from = daysAfter(span.from, -MOVED_AT_MOST)
  const wide = { next: span.from, ...span, from }
  const found = facts.flatMap((fact) => {
    const applied = dutyFor(fact, company)
    if (!applied) return []
    const extension = byKey.get(extensionKeyOf(fact.key) ?? '')
    const days = daysOf(fact, company, today, wide).filter(({ day }) => day === null || day >= span.from)
    return days.map(({ period, day }) => ({
      ...{ factId: fact.id, ...applied, period, ...amountOf(fact, company) },
      dueOn: day,
      extendsTo: extended(extension, company, period),
      toleratedUntil: tolerated(fact, day),
    }))
  })
  const owed = found.filter((duty) => !outlives(duty, company.dissolvedOn))
  return owed.sort((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))
}
