import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { notifications } from '#web/i18n/pt-BR/notifications.ts'
import { nextPageOf } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type NotificationTab, timelineQuery } from './queries.ts'
import { Timeline } from './timeline.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** The notifications of one tab; older ones come page by page. */
export function TabContent({ tab }: { tab: NotificationTab }) {
  const query = useInfiniteQuery(timelineQuery(tab))
  const more = nextPageOf(query)
  const markRead = useMarkRead()
  const text = useMessages('notifications', notifications)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  if (!items && query.isError)
    return (
      <div className="card">
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </div>
    )
  if (!items) return <Loading text={text.loading} />
  if (items.length === 0)
    return (
      <div className="card">
        <EmptyState title={text.empty} text={text.emptyText} />
      </div>
    )
  return (
    <>
      <Timeline items={items} onRead={(id) => markRead.mutate(id)} />
      {more && <LoadMore {...more} />}
    </>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status">
      <p className="text-ink-muted">{text}</p>
      <div className="mt-4 ml-2 space-y-3 pl-6">
        {[0, 1, 2].map((n) => (
          <Skeleton key={n} className="h-24 w-full" />
        ))}
      </div>
    </div>
  )
}
