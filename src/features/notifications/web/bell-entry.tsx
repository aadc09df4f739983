import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { closePopover } from '#web/ui/use-popover.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { NotificationBox } from './notification-box.tsx'
import { NotificationDate } from './notification-date.tsx'
import type { Notification } from './queries.ts'

/** One notification of a list. Pressing it closes the popover only if it has a link. */
export function BellEntry({ item, onRead }: { item: Notification; onRead: (id: string) => void }) {
  const text = useMessages('notifications', notifications)
  return (
    <li>
      <NotificationBox
        item={item}
        onRead={onRead}
        onChosen={closePopover}
        className="rounded-md px-3 py-2"
        hover="hover:bg-areia-100"
      >
        <span className="flex items-start justify-between gap-2 text-[0.9375rem]">
          <span className={item.read ? 'font-medium' : 'font-semibold'}>{item.title}</span>
          {!item.read && <Badge tone="blue">{text.isNew}</Badge>}
        </span>
        <span className="mt-0.5 line-clamp-2 block text-sm text-ink-muted">{item.message}</span>
        <NotificationDate at={item.createdAt} />
      </NotificationBox>
    </li>
  )
}
