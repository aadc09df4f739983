import type { DutyCompany } from '#features/duties/rules/applies.ts'
import type { DutyFact } from '#features/duties/rules/duty-fact.ts'
import { readStates } from '#reference/state-record.ts'
import type { Day } from '#rules/days/day.ts'
import { randomCompany, randomToday } from './random-company.ts'
import { referenceDutyFacts } from './reference-duties.ts'
import { type Seeded, seeded } from './seeded.ts'

const allFacts = referenceDutyFacts()
const states = readStates().map(({ id }) => id)

/** The state's own facts and those of both countries: nothing else can concern the company. */
const factsFor = ({ stateId }: DutyCompany): DutyFact[] =>
  allFacts.filter((fact) => fact.stateId === null || fact.stateId === stateId)

export type DutyCase = { random: Seeded; company: DutyCompany; facts: DutyFact[]; today: Day; told: string }

/** A company of chance on a day of chance; `told` goes into every failure, so that its seed is known. */
export function caseOf(seed: number): DutyCase {
  const random = seeded(seed)
  const company = randomCompany(random, states)
  const today = randomToday(random, company)
  const told = `seed ${seed} on ${today}: ${JSON.stringify(company)}`
  return { random, company, facts: factsFor(company), today, told }
}
export const cases = (count: number, firstSeed: number): DutyCase[] =>
  Array.from({ length: count }, (_, at) => caseOf(firstSeed + at))
