import { expect, test } from 'vitest'
import type { DutyCompany } from '#features/duties/rules/applies.ts'
import { type ComputedDuty, dutiesOf } from '#features/duties/rules/duties-of.ts'
import type { DutyCode } from '#features/duties/rules/duty.ts'
import { dutyCompany } from '#tests/support/duty-company.ts'
import { referenceDutyFacts } from '#tests/support/reference-duties.ts'
import { bordersOfAnniversaries, bordersOfTaxYears } from './duty-days-borders.ts'
import { type FiledType, firstSteps, formationDays, stateReports, withoutReport } from './duty-days-table.ts'
import { readStates } from './state-record.ts'

const facts = referenceDutyFacts()
const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

function whenLate({ factId, amountCents }: ComputedDuty): number | null {
  const late = facts.find(({ id }) => id === factId)?.penalty
  return late ? dollars((amountCents ?? 0) + late.cents) : null
}

/** The first duty of each fact with this code, as computed on the day of the formation. */
function firstOf(code: DutyCode, company: DutyCompany): ComputedDuty[] {
  const found = dutiesOf(company, facts, company.formedOn).filter((duty) => duty.code === code)
  return found.filter((duty, at) => found.findIndex(({ factId }) => factId === duty.factId) === at)
}

const types: FiledType[] = ['llc', 'corporation']
const companies = readStates().flatMap(({ id }) =>
  types.flatMap((type) => formationDays.map((formedOn, column) => ({ state: id, type, formedOn, column }))),
)
const inOrder = <T extends { day: string | undefined }>(duties: T[]): T[] =>
  duties.sort((a, b) => String(a.day).localeCompare(String(b.day)))

test('the table holds every state with both types once, and no state that does not exist', () => {
  const listed = [...new Set([...stateReports, ...withoutReport].map(([state, type]) => `${state} ${type}`))]
  const all = readStates().flatMap(({ id }) => types.map((type) => `${id} ${type}`))
  expect(listed.sort()).toEqual(all.sort())
  expect(all).toHaveLength(100)
  const twice = withoutReport.filter(([state, type]) => stateReports.some((row) => row[0] === state && row[1] === type))
  expect(twice).toEqual([])
})

test.each(companies)('$type of $state formed on $formedOn: its first reports and taxes to the state', (company) => {
  const { state, type, formedOn, column } = company
  const expected = stateReports
    .filter((row) => row[0] === state && row[1] === type)
    .map(([, , amount, late, ...days]) => ({ day: days[column], amount, late }))
  const found = firstOf('state_report', dutyCompany({ stateId: state, companyTypeId: type, formedOn })).map((duty) => ({
    day: duty.dueOn ?? 'unknown',
    amount: dollars(duty.amountCents),
    late: whenLate(duty),
  }))
  expect(inOrder(found)).toEqual(inOrder(expected))
})

test.each(companies)('$type of $state formed on $formedOn: what it owes to the state once', (company) => {
  const { state, type, formedOn, column } = company
  const expected = firstSteps
    .filter((row) => row[0] === state && row[1] === type)
    .map(([, , amount, ...days]) => ({ day: days[column], amount }))
  const found = firstOf('state_first_steps', dutyCompany({ stateId: state, companyTypeId: type, formedOn })).map(
    (duty) => ({ day: duty.dueOn ?? 'unknown', amount: dollars(duty.amountCents) }),
  )
  expect(inOrder(found)).toEqual(inOrder(expected))
})

const reportDays = (company: DutyCompany): string[] =>
  firstOf('state_report', company).flatMap(({ dueOn }) => dueOn ?? [])

test.each(bordersOfAnniversaries)(
  '%s %s formed on %s first reports on %j',
  (stateId, companyTypeId, formedOn, days) => {
    expect(reportDays(dutyCompany({ stateId, companyTypeId, formedOn }))).toEqual(days)
  },
)

test.each(bordersOfTaxYears)(
  '%s %s formed on %s, whose tax year ends in month %i, first reports on %j',
  (stateId, companyTypeId, formedOn, fiscalYearEnd, days) => {
    expect(reportDays(dutyCompany({ stateId, companyTypeId, formedOn, fiscalYearEnd }))).toEqual(days)
  },
)
