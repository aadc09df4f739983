import { type Day, dayIn, daysAfter, monthOf, withinMonth, yearOf } from '#rules/days/day.ts'
import { CALENDAR_YEAR_END, noAnswers } from './answers.ts'
import type { DutyCompany, DutyOwner } from './applies.ts'
import { type ComputedDuty, dutiesOf, LAST_MONTH_OF_RETURNS } from './duties-of.ts'
import type { DutyCode } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'

/** Prices of our own services in cents, by the kind of duty that they settle. */
export type ServicePrices = Partial<Record<DutyCode, number>>

export type CostLine = Pick<ComputedDuty, 'factId' | 'code' | 'period' | 'dueOn' | 'toleratedUntil' | 'atLeast'> & {
  /** Zero where the authority charges nothing, null where the amount is unknown or varies. */
  amountCents: number | null
  /** Our price for doing it; null where we do not offer it, or where `amountCents` is already our price. */
  serviceCents: number | null
}
/** Twelve months, from the first day to the last. */
export type CostYear = {
  from: Day
  until: Day
  /** By day, undated ones last. */
  lines: CostLine[]
  totalCents: number
  /** Whether every amount is known; otherwise the total is a minimum. */
  complete: boolean
}
export type KeepingCost = { first: CostYear; second: CostYear }

/** Facts of all states cover these types; for other types only the facts of the two countries are known. */
export const isKnownToStates = (companyTypeId: string): boolean =>
  companyTypeId === 'llc' || companyTypeId === 'corporation'

const fromBrazil = { taxCountry: 'BR', addressCountry: 'BR', usPerson: false }

/** The usual customer: one owner who is taxed in Brazil, or two in a partnership, which cannot have fewer. */
function usualOwners(companyTypeId: string): DutyOwner[] {
  const count = companyTypeId === 'partnership' ? 2 : 1
  return Array.from({ length: count }, () => ({ ...fromBrazil, percentage: 100 / count }))
}

/** The anniversary as the calendar computes the registered agent's renewal: 29 February becomes the 28th in other years. */
const yearsAfter = (day: Day, years: number): Day =>
  withinMonth(yearOf(day) + years, monthOf(day), Number(day.slice(8)))

/** Undated returns are due by 30 June: the first 30 June on or after this day. */
function returnsIn(from: Day): Day {
  const end = dayIn(yearOf(from), LAST_MONTH_OF_RETURNS + 1, 0)
  return end >= from ? end : dayIn(yearOf(from) + 1, LAST_MONTH_OF_RETURNS + 1, 0)
}

function amountOf({ code, amountCents }: ComputedDuty, fact: DutyFact | undefined, prices: ServicePrices) {
  if (code === 'registered_agent') return prices.registered_agent ?? null
  // Both countries accept their forms free of charge; a missing amount of a state is one that we do not know.
  return amountCents ?? (fact?.stateId ? null : 0)
}

type Asked = { company: DutyCompany; facts: readonly DutyFact[]; prices: ServicePrices }

function yearOfCosts({ company, facts, prices }: Asked, nth: number): CostYear {
  const from = yearsAfter(company.formedOn, nth)
  const until = daysAfter(yearsAfter(company.formedOn, nth + 1), -1)
  const returns = returnsIn(from)
  const fallsHere = ({ dueOn, code, period }: ComputedDuty): boolean => {
    if (dueOn !== null) return dueOn <= until
    return code === 'state_first_steps' ? nth === 0 : period === yearOf(returns) - 1
  }
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const lines = dutiesOf(company, facts, returns, { from, until })
    .filter(fallsHere)
    .map((duty) => ({
      ...{ factId: duty.factId, code: duty.code, period: duty.period, dueOn: duty.dueOn },
      ...{ toleratedUntil: duty.toleratedUntil, atLeast: duty.atLeast },
      amountCents: amountOf(duty, byId.get(duty.factId), prices),
      serviceCents: duty.code === 'registered_agent' ? null : (prices[duty.code] ?? null),
    }))
  return {
    ...{ from, until, lines },
    totalCents: lines.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0),
    complete:
      isKnownToStates(company.companyTypeId) &&
      lines.every(({ amountCents, atLeast }) => amountCents !== null && !atLeast),
  }
}

/** What this company has to pay and file in its first and second year. */
export function keepingCostOf(company: DutyCompany, facts: readonly DutyFact[], prices: ServicePrices): KeepingCost {
  const asked = { company, facts, prices }
  return { first: yearOfCosts(asked, 0), second: yearOfCosts(asked, 1) }
}

/**
 * What a company formed on this day has to pay and file in its first and second year, by the rules of the calendar. Without owners it
 * assumes those of the usual customer. Every plan includes the first year of the registered agent (K2).
 */
export function keepingCost(
  {
    owners,
    ...known
  }: Pick<DutyCompany, 'stateId' | 'companyTypeId' | 'formedOn'> & Partial<Pick<DutyCompany, 'owners'>>,
  facts: readonly DutyFact[],
  prices: ServicePrices,
): KeepingCost {
  const company: DutyCompany = {
    ...{ ...known, fiscalYearEnd: CALENDAR_YEAR_END, answers: noAnswers, dissolvedOn: null, authorizedShares: null },
    owners: owners ?? usualOwners(known.companyTypeId),
  }
  return keepingCostOf(company, facts, prices)
}
