import type { z } from 'zod'
import type { documentSummary } from '#features/documents/contract.ts'
import { documents } from '#features/documents/contract.ts'
import type { StatusFilter } from '#features/documents/rules/status.ts'
import type { TypeFilter } from '#features/documents/rules/types.ts'
import { freshness } from '#features/documents/web/review/queries.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type DocumentRow = z.output<typeof documentSummary>
export type DocumentFilter = { search: string; status: StatusFilter | undefined; type: TypeFilter | undefined }

export const documentsQuery = (filter: DocumentFilter) => pagedQuery(documents.list, filter, freshness)
