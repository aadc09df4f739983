import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import type { Db } from '#server/db/connect.ts'
import { keptTotals } from '#server/lists/kept-totals.ts'

export type StatusCounts = Record<RegistrationStatus, number>

/** Registrations per status, of all or of one agent, read from the kept sums. */
export async function statusCounts(db: Db, scopes: readonly string[]): Promise<(scope: string) => StatusCounts> {
  const nameOf = (status: RegistrationStatus) => `registrations.${status}`
  const total = await keptTotals(db, scopes, registrationStatuses.map(nameOf))
  return (scope) => ({
    pending: total(scope, nameOf('pending')),
    in_review: total(scope, nameOf('in_review')),
    approved: total(scope, nameOf('approved')),
    rejected: total(scope, nameOf('rejected')),
    documents_required: total(scope, nameOf('documents_required')),
  })
}
