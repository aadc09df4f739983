import { Paperclip } from 'lucide-react'
import { Link } from 'react-router'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Conversation } from './queries.ts'
import type { ConversationSide } from './sides.ts'
import { useMessageDates } from './use-message-dates.ts'

export function ConversationRow({
  item,
  side,
  to,
  chosen,
}: {
  item: Conversation
  side: ConversationSide
  to: string
  chosen: boolean
}) {
  const text = useMessages('messages', words)
  const dates = useMessageDates()
  const { counterpart, lastMessage, unread } = item
  const name = counterpart?.name ?? text.noAgent
  return (
    <li>
      <Link
        to={to}
        aria-current={chosen ? 'true' : undefined}
        className="flex min-h-18 gap-3 rounded-md px-2.5 py-3 hover:bg-areia-100 focus-visible:-outline-offset-3 aria-[current=true]:bg-areia-100"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-semibold text-mar-900">{name}</span>
            {lastMessage && (
              <time dateTime={lastMessage.createdAt} className="shrink-0 text-[0.8125rem] text-ink-muted">
                {dates.short(lastMessage.createdAt)}
              </time>
            )}
          </span>
          <span className="block truncate text-[0.8125rem] text-ink-muted">
            {side === 'customer' ? `${text.responsible} · ${item.companyName}` : item.companyName}
          </span>
          <span className="mt-0.5 flex items-center justify-between gap-2">
            <span className={`flex min-w-0 items-center gap-1.5 text-[0.9375rem] ${unread > 0 ? 'font-semibold' : ''}`}>
              {lastMessage?.hasAttachments && (
                <Paperclip size={15} className="shrink-0" aria-label={text.withAttachment} role="img" />
              )}
              <span className="truncate">
                {lastMessage
                  ? lastMessage.mine
                    ? text.you({ text: lastMessage.preview })
                    : lastMessage.preview
                  : text.noMessages}
              </span>
            </span>
            {unread > 0 && <Badge tone="yellow">{text.unread({ count: unread })}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  )
}
