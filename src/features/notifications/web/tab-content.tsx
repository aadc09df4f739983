import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { NotificationBox } from './notification-box.tsx'
import { NotificationDate } from './notification-date.tsx'
import { type Notification, type NotificationTab, timelineQuery } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** The notifications along a dotted line, newest first. */
function Timeline({ items, onRead }: { items: readonly Notification[]; onRead: (id: string) => void }) {
  const text = useMessages('notifications', notifications)
  return (
    <ol className="relative ml-2 space-y-3 border-l-[3px] border-dotted border-mar-200 pl-6">
      {items.map((item) => (
        <li key={item.id} className="relative">
          <span
            aria-hidden="true"
            className={`absolute top-5 -left-[33px] size-[15px] rounded-full border-[3px] border-mar-800 ${item.read ? 'bg-page' : 'bg-ipe-400'}`}
          />
          <NotificationBox item={item} onRead={onRead} className="card p-4" hover="hover:bg-white">
            <span className="flex items-start justify-between gap-3">
              <span className="font-semibold">{item.title}</span>
              {!item.read && <Badge tone="blue">{text.isNew}</Badge>}
            </span>
            <span className="mt-1 mb-1.5 block text-[0.9375rem] text-ink-muted">{item.message}</span>
            <NotificationDate at={item.createdAt} />
          </NotificationBox>
        </li>
      ))}
    </ol>
  )
}

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
