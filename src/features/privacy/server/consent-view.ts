import type { Selectable } from 'kysely'
import type { ConsentDocument } from '#features/privacy/rules/consent.ts'
import type { Consents } from '#server/db/types.ts'

export const consentColumns = ['id', 'document', 'version', 'accepted_at', 'withdrawn_at'] as const

export const consentView = (row: Pick<Selectable<Consents>, (typeof consentColumns)[number]>) => ({
  id: row.id,
  document: row.document as ConsentDocument,
  version: row.version,
  acceptedAt: row.accepted_at,
  withdrawnAt: row.withdrawn_at,
})
