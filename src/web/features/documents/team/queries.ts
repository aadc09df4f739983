import type { z } from 'zod'
import type { documentSummary } from '#contract/documents.ts'
import { documents } from '#contract/documents.ts'
import type { StatusFilter } from '#domain/documents/status.ts'
import type { TypeFilter } from '#domain/documents/types.ts'
import { freshness } from '#web/features/documents/review/queries.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type DocumentRow = z.output<typeof documentSummary>
export type DocumentFilter = { search: string; status: StatusFilter | undefined; type: TypeFilter | undefined }

export const documentsQuery = (filter: DocumentFilter) => pagedQuery(documents.list, filter, freshness)
