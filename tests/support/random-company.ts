import { dutyQuestions } from '#features/duties/rules/answers.ts'
import type { DutyCompany, DutyOwner } from '#features/duties/rules/applies.ts'
import { type Day, dayIn, daysAfter } from '#rules/days/day.ts'
import { dutyCompany } from './duty-company.ts'
import type { Seeded } from './seeded.ts'

/** A random day of these years, with extra weight on leap days, 31 December and 1 January. */
function dayBetween(random: Seeded, first: number, last: number): Day {
  const year = random.between(first, last)
  const border = random.between(1, 10)
  if (border === 1) return dayIn(year - (year % 4), 2, 29)
  if (border === 2) return dayIn(year, 12, 31)
  if (border === 3) return dayIn(year, 1, 1)
  return daysAfter(dayIn(year, 1, 1), random.between(0, 364))
}

function owners(random: Seeded): DutyOwner[] {
  const count = random.oneOf([1, 1, 2, 3])
  return Array.from({ length: count }, () => ({
    addressCountry: random.oneOf(['BR', 'BR', 'US', 'PT']),
    taxCountry: random.oneOf(['BR', 'BR', 'US', 'PT', null]),
    usPerson: random.oneOf([false, false, true, null]),
    percentage: random.between(10, 100),
  }))
}

/** A company of any state, formed from 1990 to 2027. */
export function randomCompany(random: Seeded, states: readonly string[]): DutyCompany {
  const answers = Object.fromEntries(dutyQuestions.map((question) => [question, random.oneOf([true, false, null])]))
  return dutyCompany({
    stateId: random.oneOf(states),
    companyTypeId: random.oneOf(['llc', 'llc', 'corporation', 'corporation', 'partnership', 'sole-proprietorship']),
    formedOn: dayBetween(random, 1990, 2027),
    fiscalYearEnd: random.oneOf([12, 12, random.between(1, 11)]),
    owners: owners(random),
    authorizedShares: random.oneOf([null, 1000, 10_000, 10_000_000]),
    answers,
  })
}

/** A day after the formation: often within its first 400 days, otherwise any day of 2024 to 2029 that is not before it. */
export function randomToday(random: Seeded, { formedOn }: DutyCompany): Day {
  const young = daysAfter(formedOn, random.between(0, 400))
  const later = dayBetween(random, 2024, 2029)
  return random.chance(40) || later < formedOn ? young : later
}
