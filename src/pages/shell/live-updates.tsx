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

/** What comes beyond this is only counted by the bell: announcements cover the page, and on a busy day they would never leave it. */
const mayAnnounce = inDoses(3, 30_000)

/** One connection per tab while somebody is signed in; during a required step the server refuses it. */
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

/** Makes a call of its own, because a list that is still loading may have been asked for before the event. */
async function announce(client: QueryClient, { notificationId, own }: Record<string, string>): Promise<void> {
  const page = await call(notifications.list, recentInput, { background: true })
  await client.cancelQueries({ queryKey: recentQuery.queryKey })
  client.setQueryData(recentQuery.queryKey, page)
  const created = page.items.find(({ id }) => id === notificationId)
  // What its reader did was said where it was done.
  if (created && !own && !shownAs(created) && mayAnnounce(performance.now()))
    toast.info(created.title, { id: created.id, description: created.message })
}
