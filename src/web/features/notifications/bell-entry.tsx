import { useMessages } from '#web/messages/locale-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { MenuItem } from '#web/ui/menu.tsx'
import { NotificationDate } from './notification-date.tsx'
import type { Notification } from './queries.ts'

/** Choosing it marks it read and leaves the list open. */
export function BellEntry({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const text = useMessages('notifications')
  return (
    <MenuItem
      onSelect={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <span className="block min-w-0 flex-1 py-2">
        <span className="flex items-start justify-between gap-2">
          <span className={item.read ? 'font-medium' : 'font-semibold'}>{item.title}</span>
          {!item.read && <Badge tone="blue">{text.isNew}</Badge>}
        </span>
        <span className="mt-0.5 line-clamp-2 block text-sm font-normal text-ink-muted">{item.message}</span>
        <NotificationDate at={item.createdAt} />
      </span>
    </MenuItem>
  )
}
