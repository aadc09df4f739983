import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { NotificationBox } from './notification-box.tsx'
import { NotificationDate } from './notification-date.tsx'
import type { Notification } from './queries.ts'

/** The notifications along a dotted line, newest first. */
export function Timeline({ items, onRead }: { items: readonly Notification[]; onRead: (id: string) => void }) {
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
