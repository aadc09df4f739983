import type { Day } from '#rules/days/day.ts'
import type { FieldProblem } from '#rules/field-problem.ts'

/** What the state and the tax office gave the company; null while it is not known (K5). */
export type CompanyRecord = {
  /** When the papers went to the state. */
  filedOn: Day | null
  fileNumber: string | null
  formedOn: Day | null
  /** When the application for the EIN, Form SS-4, went to the tax office. */
  ss4SentOn: Day | null
  ein: string | null
  einOn: Day | null
  /** Name and address, as the state has them. */
  registeredAgent: string | null
}
export type RecordField = keyof CompanyRecord
export const recordFields = [
  'filedOn',
  'fileNumber',
  'formedOn',
  'ss4SentOn',
  'ein',
  'einOn',
  'registeredAgent',
] as const satisfies RecordField[]

const days = ['filedOn', 'formedOn', 'ss4SentOn', 'einOn'] as const satisfies RecordField[]

type RecordProblem = Extract<
  FieldProblem,
  | 'ein'
  | 'future_day'
  | 'invalid'
  | 'no_day'
  | 'no_number'
  | 'before_filing'
  | 'before_formation'
  | 'before_application'
>
type Problems = Partial<Record<RecordField, RecordProblem>>

const EIN = /^\d{2}-\d{7}$/
// Every company we opened is younger; the bound also keeps out years such as 0000, which PostgreSQL refuses.
const FIRST_DAY: Day = '1900-01-01'
const SAO_PAULO = 'America/Sao_Paulo'
/** Today in São Paulo, whose date no US state is ahead of. */
export const lastPossibleDay = (now: Date): Day => now.toLocaleDateString('sv-SE', { timeZone: SAO_PAULO })

/** Checks the sequence: filing with the state, formation, application for the EIN, EIN. */
function inOrder({ filedOn, formedOn, ss4SentOn, einOn }: CompanyRecord): Problems {
  return {
    ...(filedOn && formedOn && formedOn < filedOn ? { formedOn: 'before_filing' } : {}),
    ...(ss4SentOn && (!formedOn || ss4SentOn < formedOn) ? { ss4SentOn: 'before_formation' } : {}),
    ...(ss4SentOn && einOn && einOn < ss4SentOn ? { einOn: 'before_application' } : {}),
  }
}

/** Requires a number and its date together, no date in the future, dates in sequence, and an EIN in the tax office's format. */
export function recordProblems(record: CompanyRecord, now: Date): Problems {
  const { fileNumber, formedOn, ein, einOn } = record
  const found = inOrder(record)
  const last = lastPossibleDay(now)
  for (const field of days) {
    const day = record[field]
    if (day && day < FIRST_DAY) found[field] = 'invalid'
    if (day && day > last) found[field] = 'future_day'
  }
  if (fileNumber && !formedOn) found.formedOn = 'no_day'
  if (ein && !einOn) found.einOn = 'no_day'
  if (einOn && !ein) found.ein = 'no_number'
  if (ein && !EIN.test(ein)) found.ein = 'ein'
  return found
}

export const changedFields = (before: CompanyRecord, after: CompanyRecord): RecordField[] =>
  recordFields.filter((field) => before[field] !== after[field])

export const emptyRecord: CompanyRecord = {
  filedOn: null,
  fileNumber: null,
  formedOn: null,
  ss4SentOn: null,
  ein: null,
  einOn: null,
  registeredAgent: null,
}
