import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NextPage } from '#web/ui/load-more.tsx'

type Paged = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>

export const nextPageOf = (query: Paged): NextPage | undefined =>
  query.hasNextPage
    ? {
        onLoad: () => void query.fetchNextPage(),
        loading: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
      }
    : undefined

/** What a table shows of a list that comes page by page. */
export function usePagedRows<Row>(query: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>) {
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  return {
    rows,
    failed: query.isError && !rows,
    onRetry: () => void query.refetch(),
    more: nextPageOf(query),
  }
}
