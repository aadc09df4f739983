import { useMessages } from '#web/messages/locale-provider.tsx'
import { notifications } from '#web/messages/pt-BR/notifications.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NotificationDate } from './notification-date.tsx'
import type { Notification } from './queries.ts'

/** Newest first along a dotted route; an unread one is a button that marks it read. */
export function Timeline({ items, onRead }: { items: Notification[]; onRead: (id: string) => void }) {
  return (
    <ol className="relative ml-2 space-y-3 border-l-[3px] border-dotted border-mar-200 pl-6">
      {items.map((item) => (
        <li key={item.id} className="relative">
          <span
            aria-hidden="true"
            className={`absolute top-5 -left-[33px] size-[15px] rounded-full border-[3px] border-mar-800 ${item.read ? 'bg-page' : 'bg-ipe-400'}`}
          />
          {item.read ? (
            <div className="card p-4">
              <Body item={item} />
            </div>
          ) : (
            <button
              type="button"
              onClick={() => onRead(item.id)}
              className="card block w-full p-4 text-left hover:bg-white"
            >
              <Body item={item} />
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

function Body({ item }: { item: Notification }) {
  const text = useMessages('notifications', notifications)
  return (
    <>
      <span className="flex items-start justify-between gap-3">
        <span className="font-semibold">{item.title}</span>
        {!item.read && <Badge tone="blue">{text.isNew}</Badge>}
      </span>
      <span className="mt-1 mb-1.5 block text-[0.9375rem] text-ink-muted">{item.message}</span>
      <NotificationDate at={item.createdAt} />
    </>
  )
}
