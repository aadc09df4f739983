import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import type { documentSummary } from '#contract/documents.ts'
import { documents } from '#contract/documents.ts'
import type { StatusFilter } from '#domain/documents/status.ts'
import type { TypeFilter } from '#domain/documents/types.ts'
import { call, keyOf } from '#web/api/call.ts'
import { freshness } from '#web/features/documents/review/queries.ts'

export type DocumentRow = z.output<typeof documentSummary>
export type DocumentFilter = { search: string; status: StatusFilter | undefined; type: TypeFilter | undefined }

export const documentsQuery = ({ search, status, type }: DocumentFilter) => {
  const term = search.trim()
  const asked = { ...(term ? { search: term } : {}), ...(status ? { status } : {}), ...(type ? { type } : {}) }
  return infiniteQueryOptions({
    queryKey: [...keyOf(documents.list), 'pages', asked],
    queryFn: ({ pageParam, signal }) =>
      call(documents.list, { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...freshness,
  })
}
