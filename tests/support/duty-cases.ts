import type { DutyCompany } from '#features/duties/rules/applies.ts'
import type { DutyFact } from '#features/duties/rules/duty-fact.ts'
import { readStates } from '#reference/state-record.ts'
import type { Day } from '#rules/days/day.ts'
import { randomCompany, randomToday } from './random-company.ts'
import { referenceDutyFacts } from './reference-duties.ts'
import { type Seeded, seeded } from './seeded.ts'

const allFacts = referenceDutyFacts()
const states = readStates().map(({ id }) => id)

/** The facts that can apply to a company: its own state's and the federal ones of both countries. */
const factsFor = ({ stateId }: DutyCompany): DutyFact[] =>
  allFacts.filter((fact) => fact.stateId === null || fact.stateId === stateId)

export type DutyCase = { random: Seeded; company: DutyCompany; facts: DutyFact[]; today: Day; told: string }

/** A random company on a random day; `told` is put into every failure message, so that the seed is known. */
export function caseOf(seed: number): DutyCase {
  const random = seeded(seed)
  const company = randomCompany(random, states)
  const today = randomToday(random, company)
  const told = `seed ${seed} on ${today}: ${JSON.stringify(company)}`
  return { random, company, facts: factsFor(company), today, told }
}
export const cases = (count: number, firstSeed: number): DutyCase[] =>
  Array.from({ length: count }, (_, at) => caseOf(firstSeed + at))
