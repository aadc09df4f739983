import { type Day, dayIn, daysAfter, monthOf, withinMonth, yearOf } from '#rules/days/day.ts'
import { CALENDAR_YEAR_END, noAnswers } from './answers.ts'
import type { DutyCompany, DutyOwner } from './applies.ts'
import { type ComputedDuty, dutiesOf, LAST_MONTH_OF_RETURNS } from './duties-of.ts'
import type { DutyCode } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'

/** What our own services cost, by the duty that they settle. */
export type ServicePrices = Partial<Record<DutyCode, number>>

export type CostLine = Pick<ComputedDuty, 'factId' | 'code' | 'period' | 'dueOn' | 'toleratedUntil' | 'atLeast'> & {
  /** Zero where nothing is charged for it, null where there is no one amount. */
  amountCents: number | null
  /** What we take to do it; null where it is no service of ours, or where it is the amount itself. */
  serviceCents: number | null
}
/** Twelve months, from the first day to the last. */
export type CostYear = {
  from: Day
  until: Day
  /** By day; those without one last. */
  lines: CostLine[]
  totalCents: number
  /** Whether all is known that has to be paid; otherwise the sum is what it costs at least. */
  complete: boolean
}
export type KeepingCost = { first: CostYear; second: CostYear }

/** Of these the facts tell what every state asks for; of the others only what both countries do. */
export const isKnownToStates = (companyTypeId: string): boolean =>
  companyTypeId === 'llc' || companyTypeId === 'corporation'

const fromBrazil = { taxCountry: 'BR', addressCountry: 'BR', usPerson: false }

/** The usual customer: one owner, who is taxed in Brazil. A partnership has two by its nature. */
function usualOwners(companyTypeId: string): DutyOwner[] {
  const count = companyTypeId === 'partnership' ? 2 : 1
  return Array.from({ length: count }, () => ({ ...fromBrazil, percentage: 100 / count }))
}

/** By the same days on which the calendar renews the agent: the 29th of February is the 28th in other years. */
const yearsAfter = (day: Day, years: number): Day =>
  withinMonth(yearOf(day) + years, monthOf(day), Number(day.slice(8)))

/** The last day of the half-year in which returns without a day are due, the first within twelve months that begin on a day. */
function returnsIn(from: Day): Day {
  const end = dayIn(yearOf(from), LAST_MONTH_OF_RETURNS + 1, 0)
  return end >= from ? end : dayIn(yearOf(from) + 1, LAST_MONTH_OF_RETURNS + 1, 0)
}

function amountOf({ code, amountCents }: ComputedDuty, fact: DutyFact | undefined, prices: ServicePrices) {
  if (code === 'registered_agent') return prices.registered_agent ?? null
  // Both countries take their forms for nothing; a state without an amount has one that we do not know.
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

/** What a known company has to pay and to file in its first and second twelve months. */
export function keepingCostOf(company: DutyCompany, facts: readonly DutyFact[], prices: ServicePrices): KeepingCost {
  const asked = { company, facts, prices }
  return { first: yearOfCosts(asked, 0), second: yearOfCosts(asked, 1) }
}

/**
 * What a company of a state and type that is formed on a day has to pay and to file in its first twelve months and in the
 * twelve after them, by the rules of the calendar; without owners, of the usual customer. The first year of the registered agent comes with every plan (K2).
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
