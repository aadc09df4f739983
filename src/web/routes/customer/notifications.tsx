import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Notification, timelineQuery, unreadLabel } from '#web/features/notifications/queries.ts'
import { Timeline } from '#web/features/notifications/timeline.tsx'
import { useMarkAllRead, useMarkRead } from '#web/features/notifications/use-mark-read.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { notifications } from '#web/messages/pt-BR/notifications.ts'
import { ui } from '#web/messages/pt-BR/ui.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const tabs = ['all', 'document', 'status', 'payment'] as const

export default function Notifications() {
  const query = useInfiniteQuery(timelineQuery)
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const text = useMessages('notifications', notifications)
  const words = useMessages('ui', ui)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  const unread = query.data?.pages[0]?.unread ?? 0

  const list = (shown: Notification[]) =>
    shown.length > 0 ? (
      <Timeline items={shown} onRead={(id) => markRead.mutate(id)} />
    ) : (
      <div className="card">
        <EmptyState title={text.empty} text={text.emptyText} />
      </div>
    )

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.025em]">{text.title}</h1>
        {unread > 0 && <Badge tone="red">{text.unread({ count: unreadLabel(unread) })}</Badge>}
        {unread > 0 && (
          <Button
            variant="ghost"
            size="panel"
            className="sm:ml-auto"
            loading={markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            {text.markAll}
          </Button>
        )}
      </div>
      <div className="mt-5">
        {query.isPending && <p role="status">{text.loading}</p>}
        {query.isError && !items && <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        {items && (
          <Tabs
            label={text.title}
            tabs={tabs.map((tab) => ({
              value: tab,
              label: text.tabs[tab],
              content: list(items.filter(({ category }) => tab === 'all' || category === tab)),
            }))}
          />
        )}
        {query.hasNextPage && (
          <div className="mt-5 flex justify-center">
            <Button
              variant="ghost"
              size="panel"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {words.loadMore}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
