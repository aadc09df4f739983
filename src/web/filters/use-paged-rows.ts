import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What a table shows of a list that comes page by page. */
export function usePagedRows<Row>(query: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>) {
  const { data, hasNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  return {
    rows,
    failed: query.isError && !rows,
    onRetry: () => void query.refetch(),
    more: hasNextPage ? { onLoad: () => void query.fetchNextPage(), loading: query.isFetchingNextPage } : undefined,
  }
}
