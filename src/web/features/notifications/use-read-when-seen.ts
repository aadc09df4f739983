import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notifications } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'
import type { Notification } from './queries.ts'
import { shownAs } from './shown-as.ts'

/** Whoever looks at what a notification is about has read it; not who only looks in somebody's name. */
export function useReadWhenSeen(items: readonly Notification[] | undefined): void {
  const { pathname, search } = useLocation()
  const acting = Boolean(useSession().data?.acting)
  useEffect(() => {
    if (!items || acting) return
    for (const item of items)
      if (!item.read && shownAs(item, { pathname, search }) === 'record')
        // What could not be marked stays new, and can be pressed.
        call(notifications.markRead, { id: item.id }, { background: true }).catch(() => undefined)
  }, [items, acting, pathname, search])
}
