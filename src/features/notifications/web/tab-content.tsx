import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type NotificationTab, timelineQuery } from './queries.ts'
import { Timeline } from './timeline.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** The notifications of one tab; older ones come page by page. */
export function TabContent({ tab }: { tab: NotificationTab }) {
  const list = usePagedRows(timelineQuery(tab))
  const markRead = useMarkRead()
  const text = useMessages('notifications', notifications)
  return (
    <PagedList
      list={list}
      loading={<Loading text={text.loading} />}
      empty={<EmptyState title={text.empty} text={text.emptyText} />}
      card
    >
      {(items) => <Timeline items={items} onRead={(id) => markRead.mutate({ id })} />}
    </PagedList>
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
