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
  /** The year that it is for. */
  period: number
  /** Null where nobody knows the day yet. */
  dueOn: Day | null
  /** The day after Form 7004, where there is one. */
  extendsTo: Day | null
  /** Until when nothing is late, where an extension counts without any form. */
  toleratedUntil: Day | null
  /** The question whose answer may remove it. */
  dependsOn: DutyDependency | null
}

/** How far ahead the calendar of a company reaches; what recurs less often shows its next day all the same. */
const DAYS_AHEAD = 400
/** Of a company that is older than this only what lies ahead counts: nobody knows what it has done before. */
const YOUNG_DAYS = 180
const MOVED_AT_MOST = 5
/** Returns whose day is announced fall into the first half of the year after the one they are for. */
export const LAST_MONTH_OF_RETURNS = 6

/** From when to when new duties come into a calendar. */
export function spanOf(formedOn: Day, today: Day): Span {
  const young = formedOn >= daysAfter(today, -YOUNG_DAYS)
  return { from: young ? formedOn : today, until: daysAfter(today, DAYS_AHEAD) }
}

/** The tax office moves a day that is no business day; a state's own days stay as they are written. */
const ownDays: readonly unknown[] = ['anniversaryDate', 'daysAfterFormation']
const isFederal = (fact: DutyFact): boolean => fact.key.startsWith('federal/') && !ownDays.includes(fact.due?.kind)
const moved = (fact: DutyFact, day: Day): Day => (isFederal(fact) ? onBusinessDay(day) : day)

/** What a country wants on a fixed day is for the year before it; a state's report counts for the year of its day. */
const isForYearBefore = (fact: DutyFact): boolean => fact.stateId === null && fact.due?.kind === 'fixed'

/** The years for which a duty without a day stands in the calendar. */
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

/** The day of an automatic extension in the year of the day itself. */
function tolerated(fact: DutyFact, day: Day | null): Day | null {
  const extension = fact.due?.kind === 'fixed' ? fact.due.automaticExtension : undefined
  if (day === null || extension === undefined) return null
  const [month = 1, date = 1] = extension.split('-').map(Number)
  return moved(fact, withinMonth(yearOf(day), month, date))
}

const amountOf = ({ sharesTax, amountCents, atLeast }: DutyFact, { authorizedShares }: DutyCompany): Amount =>
  sharesTax ? amountByShares(sharesTax, authorizedShares) : { amountCents, atLeast }

/**
 * The duties of a company, as the facts say them today, by day; those without a day come last. Those of a span that begins
 * earlier than usual tell what has become of duties that are in the calendar already.
 */
export function dutiesOf(
  company: DutyCompany,
  facts: readonly DutyFact[],
  today: Day,
  span: Span = spanOf(company.formedOn, today),
): ComputedDuty[] {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  // A day that has passed may have been moved to one that has not: two days and a holiday at most.
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
