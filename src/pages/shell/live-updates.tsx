import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LiveEventName } from '#contract/live.ts'
import { notifications } from '#features/notifications/contract.ts'
import { recentInput, recentQuery } from '#features/notifications/web/queries.ts'
import { shownAs } from '#features/notifications/web/shown-as.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter, readAllAgain } from '#web/api/read-again.ts'
import { connectLive } from '#web/live/connect.ts'
import { inDoses } from '#web/live/in-doses.ts'
import { reviewSession } from '#web/session/review-session.ts'
import { isLeaving } from '#web/session/session-end.ts'
import { sessionQuery, useSession } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** At most 3 toasts in 30 seconds; further notifications are only counted by the bell, or toasts would cover the page on a busy day. */
const mayAnnounce = inDoses(3, 30_000)

/** One event stream per tab while a person is signed in; none during a required step, when the server refuses it. */
export function LiveUpdates() {
  const { user, data } = useSession()
  const userId = data?.required ? undefined : user?.id
  const client = useQueryClient()
  const text = useMessages('shell', shell)
  const onEvent = useEffectEvent(async (name: LiveEventName, data: Record<string, string>) => {
    if (isLeaving()) return
    if (name !== 'session.ended') return react(client, name, data)
    const change = await reviewSession(client, data['reason'])
    if (change === 'role') toast.info(text.roleChanged)
  })
  useEffect(() => {
    if (!userId) return
    return connectLive('/api/events', {
      // Everything is read again, because events may have been missed while the stream was closed.
      onOpen: () => {
        if (!isLeaving()) void readAllAgain(client)
      },
      onLost: () => {
        if (!isLeaving()) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      },
      onEvent: (name, data) => void onEvent(name, data),
    })
  }, [client, userId])
  return null
}

async function react(client: QueryClient, name: LiveEventName, data: Record<string, string>): Promise<void> {
  const announced = name === 'notification.created' ? announce(client, data) : undefined
  await Promise.all([readAgainAfter(client, name), announced])
}

/** Reads the list with a call of its own, because a query in flight may have been sent before the event. */
async function announce(client: QueryClient, { notificationId, own }: Record<string, string>): Promise<void> {
  const page = await call(notifications.list, recentInput, { background: true })
  await client.cancelQueries({ queryKey: recentQuery.queryKey })
  client.setQueryData(recentQuery.queryKey, page)
  const created = page.items.find(({ id }) => id === notificationId)
  // `own`: the reader caused the event and got its result on the screen where they did it.
  if (created && !own && !shownAs(created) && mayAnnounce(performance.now()))
    toast.info(created.title, { id: created.id, description: created.message })
}
