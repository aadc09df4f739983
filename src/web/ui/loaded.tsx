import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { RowSkeletons, type Rows } from './row-skeletons.tsx'

type Props<T> = { query: UseQueryResult<T>; rows?: Rows; children: (data: T) => ReactNode }

/** Shows placeholders while the query loads, a retry button after a failure, or the data. */
export function Loaded<T>({ query, rows = 2, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState compact onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return <RowSkeletons rows={rows} />
}
