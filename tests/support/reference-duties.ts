import { type DutyFact, dutyFactOf } from '#features/duties/rules/duty-fact.ts'
import type { FactRow } from '#reference/fact-row.ts'
import { brazilFacts, federalFacts } from '#reference/federal-facts.ts'
import { stateFacts } from '#reference/state-facts.ts'
import { readStates } from '#reference/state-record.ts'

/** Kinds of facts with a due date; the others are fees, documents and notes. */
const DUTY_KINDS = ['annual_duty', 'obligation', 'calendar']

const dutyFact = ({ key, kind, name, value, confidence, ...row }: FactRow): DutyFact | undefined =>
  dutyFactOf({
    ...{ id: key, key, kind, name, value, confidence },
    stateId: row.state_id,
    companyTypeId: row.company_type_id,
    amountCents: row.amount,
    checkedOn: row.checked_on,
  })

/** The initial duty facts of the platform, as a company's calendar reads them, with the key as their id. */
export const referenceDutyFacts = (): DutyFact[] =>
  [...stateFacts(readStates()), ...federalFacts(), ...brazilFacts()]
    .filter(({ kind }) => DUTY_KINDS.includes(kind))
    .flatMap((row) => dutyFact(row) ?? [])
