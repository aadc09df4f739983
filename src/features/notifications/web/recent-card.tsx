import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { BellEntry } from './bell-entry.tsx'
import { unreadLabel, unreadQuery } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** The latest unread notifications on the dashboard (G19); the linked page has the read ones, too. */
export function RecentCard({ all }: { all: string }) {
  const recent = useQuery(unreadQuery)
  const markRead = useMarkRead()
  const text = useMessages('notifications', notifications)
  const unread = unreadLabel(recent.data?.unread ?? 0)
  return (
    <Card title={text.title} aside={unread && <Badge tone="red">{text.unread({ count: unread })}</Badge>}>
      {recent.isPending && (
        <div role="status">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-52 w-full" />
        </div>
      )}
      {recent.isError && !recent.data && (
        <ErrorState compact onRetry={() => void recent.refetch()} retrying={recent.isFetching} />
      )}
      {recent.data?.items.length === 0 && <EmptyState compact title={text.noneUnread} />}
      <ul className="-mx-3">
        {recent.data?.items.map((item) => (
          <BellEntry key={item.id} item={item} onRead={() => markRead.mutate({ id: item.id })} />
        ))}
      </ul>
      <Link to={all} className="text-link mt-2">
        {text.seeAll}
      </Link>
    </Card>
  )
}
