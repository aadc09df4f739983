import type { FieldProblem } from '#rules/field-problem.ts'

/** The paid preparer of a federal return and the PTIN that the IRS issued (26 CFR 1.6109-2). */
export type Preparer = { preparerName: string | null; preparerPtin: string | null }

const PTIN = /^P\d{8}$/

/** What is wrong with the preparer of a service: both parts where the service needs them, none where it does not. */
export function preparerProblems(needsPtin: boolean, { preparerName, preparerPtin }: Preparer) {
  const problems: Partial<Record<keyof Preparer, FieldProblem>> = {}
  if (!needsPtin) {
    if (preparerName !== null) problems.preparerName = 'invalid'
    if (preparerPtin !== null) problems.preparerPtin = 'invalid'
    return problems
  }
  if (!preparerName) problems.preparerName = 'required'
  if (!preparerPtin) problems.preparerPtin = 'required'
  else if (!PTIN.test(preparerPtin)) problems.preparerPtin = 'ptin'
  return problems
}
