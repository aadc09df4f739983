import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notifications } from '#features/notifications/contract.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'
import type { Notification } from './queries.ts'
import { shownAs } from './shown-as.ts'

/** Opening the record that a notification is about marks it as read, except during impersonation. */
export function useReadWhenSeen(items: readonly Notification[] | undefined): void {
  const { pathname, search } = useLocation()
  const acting = Boolean(useSession().data?.acting)
  useEffect(() => {
    if (!items || acting) return
    for (const item of items)
      if (!item.read && shownAs(item, { pathname, search }) === 'record')
        // A notification that could not be marked stays unread and can still be pressed.
        call(notifications.markRead, { id: item.id }, { background: true }).catch(() => undefined)
  }, [items, acting, pathname, search])
}
