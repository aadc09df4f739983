import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NextPage } from '#web/ui/load-more.tsx'
import type { PagedQuery } from './paged-query.ts'

/** The fetched part of a list; `rows` is undefined while the first page is loading. */
export type PagedRows<Row> = {
  rows: readonly Row[] | undefined
  /** The rows on screen still belong to the previous filter. */
  busy: boolean
  failed: boolean
  retrying: boolean
  onRetry: () => void
  more: NextPage | undefined
}

export function usePagedRows<Page extends { items: readonly unknown[] }>(
  options: PagedQuery<Page>,
): PagedRows<Page['items'][number]> & { first: Page | undefined } {
  const query = useInfiniteQuery(options)
  const { data, isPlaceholderData: busy } = query
  const held = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  // An empty answer to the previous filter says nothing about the current one, so the list counts as loading.
  const rows = busy && held?.length === 0 ? undefined : held
  return {
    rows,
    first: data?.pages[0],
    busy,
    failed: query.isError && !rows,
    retrying: query.isFetching,
    onRetry: () => void query.refetch(),
    more: query.hasNextPage
      ? {
          onLoad: () => void query.fetchNextPage(),
          loading: query.isFetchingNextPage,
          failed: query.isFetchNextPageError,
        }
      : undefined,
  }
}
