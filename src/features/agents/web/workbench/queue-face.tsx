import type { UseQueryResult } from '@tanstack/react-query'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import type { UrgentProcess } from '#features/registrations/web/queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { UrgentList } from './urgent-list.tsx'

type Props = { query: UseQueryResult<{ items: UrgentProcess[] }>; current?: string | undefined; compact?: boolean }

/** The agent's queue, or its loading, error or empty state. */
export function QueueFace({ query: { data, isError, isFetching, refetch }, current, compact = false }: Props) {
  const { queue: text } = useMessages('workbench', workbench)
  if (!data && isError)
    return (
      <div className="card">
        <ErrorState compact={compact} title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  if (!data)
    return (
      <div role="status" className="card space-y-3 p-4">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    )
  if (data.items.length === 0)
    return (
      <div className="card">
        <EmptyState compact={compact} title={text.empty} text={text.emptyText} />
      </div>
    )
  return <UrgentList items={data.items} current={current} />
}
