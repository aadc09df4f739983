import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { Link } from 'react-router'
import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { CountBubble } from '#web/ui/count-bubble.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Popover, PopoverClose } from '#web/ui/popover.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { BellEntry } from './bell-entry.tsx'
import { MarkAll } from './mark-all.tsx'
import { recentQuery, unreadLabel } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useReadWhenSeen } from './use-read-when-seen.ts'

/** The five most recent notifications; `all` is the address of the page with all of them. */
export function Bell({ all }: { all?: string }) {
  const recent = useQuery(recentQuery)
  const markRead = useMarkRead()
  useReadWhenSeen(recent.data?.items)
  const text = useMessages('notifications', notifications)
  const unread = unreadLabel(recent.data?.unread ?? 0)
  return (
    <Popover trigger={<BellButton unread={unread} />} label={text.title}>
      <h2 className="px-3 pt-2 pb-1 text-h3">{text.title}</h2>
      {recent.isPending && <p className="px-3 py-4 text-ink-muted">{text.loading}</p>}
      {recent.isError && !recent.data && (
        <ErrorState compact onRetry={() => void recent.refetch()} retrying={recent.isFetching} />
      )}
      {recent.data?.items.length === 0 && <EmptyState compact title={text.empty} />}
      <ul>
        {recent.data?.items.map((item) => (
          <BellEntry key={item.id} item={item} onRead={(id) => markRead.mutate({ id })} />
        ))}
      </ul>
      {unread && <MarkAll className="mt-1 w-full" />}
      {all && (
        <PopoverClose>
          <Link
            to={all}
            className="flex min-h-11 items-center justify-center rounded-md font-semibold text-mar-600 hover:bg-areia-100"
          >
            {text.seeAll}
          </Link>
        </PopoverClose>
      )}
    </Popover>
  )
}

function BellButton({ unread, ...button }: { unread: string }) {
  const text = useMessages('notifications', notifications)
  return (
    <button type="button" {...button} className="icon-btn" aria-label={text.bell({ unread })}>
      <BellIcon size={19} aria-hidden="true" />
      <CountBubble count={unread} />
    </button>
  )
}
