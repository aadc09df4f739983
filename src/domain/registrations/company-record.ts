import type { Day } from '#domain/catalog/next-due.ts'

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

/** What is wrong with a field, with the text that the server answers. */
const problems = {
  format: 'Use o formato 12-3456789.',
  future: 'A data não pode estar no futuro.',
  dateMissing: 'Informe a data.',
  numberMissing: 'Informe o número.',
} as const
export type RecordProblem = keyof typeof problems
export const recordProblemText = (problem: RecordProblem): string => problems[problem]

const EIN = /^\d{2}-\d{7}$/
const SAO_PAULO = 'America/Sao_Paulo'
/** Today in São Paulo, which no state of the USA is ahead of. */
export const lastPossibleDay = (now: Date): Day => now.toLocaleDateString('sv-SE', { timeZone: SAO_PAULO })

/** A number stands with its date, no date lies ahead, and the EIN has the tax office's form. */
export function recordProblems(record: CompanyRecord, now: Date): Partial<Record<RecordField, RecordProblem>> {
  const { fileNumber, formedOn, ein, einOn } = record
  const found: Partial<Record<RecordField, RecordProblem>> = {}
  const last = lastPossibleDay(now)
  if (formedOn && formedOn > last) found.formedOn = 'future'
  if (einOn && einOn > last) found.einOn = 'future'
  if (fileNumber && !formedOn) found.formedOn = 'dateMissing'
  if (ein && !einOn) found.einOn = 'dateMissing'
  if (einOn && !ein) found.ein = 'numberMissing'
  if (ein && !EIN.test(ein)) found.ein = 'format'
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
