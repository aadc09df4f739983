import type { Day } from '#domain/catalog/next-due.ts'
import type { FieldProblem } from '#domain/field-problem.ts'

/** What the state and the tax office gave the company; null while it is not known (K5). */
export type CompanyRecord = {
  fileNumber: string | null
  formedOn: Day | null
  ein: string | null
  einOn: Day | null
  /** Name and address, as the state has them. */
  registeredAgent: string | null
}
export type RecordField = keyof CompanyRecord
export const recordFields = [
  'fileNumber',
  'formedOn',
  'ein',
  'einOn',
  'registeredAgent',
] as const satisfies RecordField[]

type RecordProblem = Extract<FieldProblem, 'ein' | 'future_day' | 'invalid' | 'no_day' | 'no_number'>

const EIN = /^\d{2}-\d{7}$/
// No company that we opened is older; a year like 0000 is none that the database knows.
const FIRST_DAY: Day = '1900-01-01'
const SAO_PAULO = 'America/Sao_Paulo'
/** Today in São Paulo, which no state of the USA is ahead of. */
export const lastPossibleDay = (now: Date): Day => now.toLocaleDateString('sv-SE', { timeZone: SAO_PAULO })

/** A number stands with its date, no date lies ahead, and the EIN has the tax office's form. */
export function recordProblems(record: CompanyRecord, now: Date): Partial<Record<RecordField, RecordProblem>> {
  const { fileNumber, formedOn, ein, einOn } = record
  const found: Partial<Record<RecordField, RecordProblem>> = {}
  const last = lastPossibleDay(now)
  if (formedOn && formedOn < FIRST_DAY) found.formedOn = 'invalid'
  if (einOn && einOn < FIRST_DAY) found.einOn = 'invalid'
  if (formedOn && formedOn > last) found.formedOn = 'future_day'
  if (einOn && einOn > last) found.einOn = 'future_day'
  if (fileNumber && !formedOn) found.formedOn = 'no_day'
  if (ein && !einOn) found.einOn = 'no_day'
  if (einOn && !ein) found.ein = 'no_number'
  if (ein && !EIN.test(ein)) found.ein = 'ein'
  return found
}

export const changedFields = (before: CompanyRecord, after: CompanyRecord): RecordField[] =>
  recordFields.filter((field) => before[field] !== after[field])

export const emptyRecord: CompanyRecord = {
  fileNumber: null,
  formedOn: null,
  ein: null,
  einOn: null,
  registeredAgent: null,
}
