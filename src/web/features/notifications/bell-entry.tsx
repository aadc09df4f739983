import { useMessages } from '#web/messages/locale-provider.tsx'
import { notifications } from '#web/messages/pt-BR/notifications.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NotificationDate } from './notification-date.tsx'
import type { Notification } from './queries.ts'

/** An unread one is a button that marks it read and leaves the list open. */
export function BellEntry({ item, onRead }: { item: Notification; onRead: () => void }) {
  const text = useMessages('notifications', notifications)
  const body = (
    <>
      <span className="flex items-start justify-between gap-2 text-[0.9375rem]">
        <span className={item.read ? 'font-medium' : 'font-semibold'}>{item.title}</span>
        {!item.read && <Badge tone="blue">{text.isNew}</Badge>}
      </span>
      <span className="mt-0.5 line-clamp-2 block text-sm text-ink-muted">{item.message}</span>
      <NotificationDate at={item.createdAt} />
    </>
  )
  return (
    <li>
      {item.read ? (
        <div className="px-3 py-2">{body}</div>
      ) : (
        <button
          type="button"
          onClick={onRead}
          className="block w-full rounded-md px-3 py-2 text-left hover:bg-areia-100"
        >
          {body}
        </button>
      )}
    </li>
  )
}
