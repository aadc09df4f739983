import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { ui } from '#web/messages/pt-BR/ui.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props<T> = { query: UseQueryResult<T>; rows?: 1 | 2 | 3 | 4; children: (data: T) => ReactNode }

/** The shape of what is on its way, what to do when it does not come, or the thing itself. */
export function Loaded<T>({ query, rows = 2, children }: Props<T>) {
  const text = useMessages('ui', ui)
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState compact onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return (
    <div className="space-y-5">
      <span role="status" className="sr-only">
        {text.loading}
      </span>
      {[1, 2, 3, 4].slice(0, rows).map((row) => (
        <div key={row} className="space-y-2.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  )
}
