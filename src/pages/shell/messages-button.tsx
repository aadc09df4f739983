import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { unreadMessages } from '#features/messages/contract/unread-messages.ts'
import { unreadLabel } from '#features/notifications/web/queries.ts'
import { homeOf } from '#rules/role.ts'
import { queryOf } from '#web/api/call.ts'
import { hasUnsent } from '#web/session/unsent-messages.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { CountBubble } from '#web/ui/count-bubble.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

const area = (path: string) => path.split('/')[1]

/** Link to the messages with the number of unread ones. */
export function MessagesButton({ to, user }: { to: string; user: SessionUser }) {
  const text = useMessages('shell', shell)
  // Superadmins who look at another panel take no part in its conversations (E16).
  const enabled = area(to) === area(homeOf[user.role])
  const { data } = useQuery({ ...queryOf(unreadMessages.unread, {}), enabled })
  const unread = unreadLabel(data?.unread ?? 0)
  useEffect(() => {
    // Messages written offline are sent from any screen that the person opens next.
    if (enabled && hasUnsent(user.id))
      void import('#features/messages/web/current-outbox.ts').then((it) => it.outboxOf(user.id))
  }, [enabled, user.id])
  return (
    <Link to={to} className="icon-btn" aria-label={text.messages({ unread })}>
      <MessageCircle size={19} aria-hidden="true" />
      <CountBubble count={unread} />
    </Link>
  )
}
