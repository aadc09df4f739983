import { namesOwners, type PaperKind, paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { kindsOfCompany } from '#features/papers/rules/kinds-of-company.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { paperProblems } from '#features/papers/rules/problems.ts'
import { AppError } from '#rules/errors.ts'
import type { Db } from '#server/db/connect.ts'

/** The papers of a registration that have been made. */
export const madePapers = (db: Db, registrationId: string) =>
  db
    .selectFrom('documents as d')
    .innerJoin('document_versions as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .leftJoin('profiles as p', 'p.id', 'v.uploaded_by')
    .select(['d.id', 'd.paper_kind', 'd.version', 'd.customer_sees', 'v.created_at', 'p.name', 'p.erased_at'])
    .select(['d.owners_version as made_from', 'r.owners_version as owners_now'])
    .where('d.business_registration_id', '=', registrationId)
    .where('d.paper_kind', 'in', [...paperKinds])

type MadeRow = Awaited<ReturnType<ReturnType<typeof madePapers>['executeTakeFirstOrThrow']>>

export const paperView = (kind: PaperKind, facts: PaperFacts, made: readonly MadeRow[]) => {
  const row = made.find(({ paper_kind }) => paper_kind === kind)
  return {
    kind,
    made: row
      ? {
          documentId: row.id,
          version: row.version,
          at: row.created_at,
          by: row.erased_at ? null : row.name,
          shown: row.customer_sees,
          outdated: namesOwners[kind] && (row.made_from ?? 1) < row.owners_now,
        }
      : null,
    problems: paperProblems(kind, facts),
  }
}

/** Answers 404 for a paper that companies of this type cannot have. */
export function assertPossible(kind: PaperKind, companyTypeId: string): void {
  if (!kindsOfCompany(companyTypeId).includes(kind)) throw new AppError('not_found')
}
