import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { contract } from '#contract/index.ts'
import type { LiveEventName } from '#contract/live.ts'
import { call, keyOf } from '#web/api.ts'
import { recentInput, recentQuery } from '#web/features/notifications/queries.ts'
import { isLeaving, noteSessionEnd } from '#web/session/session-end.ts'
import { sessionQuery, useSession } from '#web/session/use-session.ts'
import { connectLive } from './connect.ts'

/** One connection per tab while somebody is signed in. */
export function LiveUpdates() {
  const userId = useSession().user?.id
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    return connectLive('/api/events', {
      // What happened while nobody listened is read again.
      onOpen: () => void readAgain(client),
      onLost: () => {
        if (!isLeaving()) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      },
      onEvent: (name, data) => void react(client, name, data),
    })
  }, [client, userId])
  return null
}

async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf(contract.notifications.list) }),
    client.invalidateQueries({ queryKey: keyOf(contract.registrations.list) }),
    client.invalidateQueries({ queryKey: keyOf(contract.registrations.read) }),
  ])
}

async function react(client: QueryClient, name: LiveEventName, data: Record<string, string>): Promise<void> {
  if (name === 'session.ended') {
    if (isLeaving()) return
    noteSessionEnd()
    await client.resetQueries({ queryKey: sessionQuery.queryKey })
    return
  }
  await readAgain(client)
  if (name === 'notification.created') await announce(client, data['notificationId'])
}

/** Reads on its own: a list that is still on its way may have been asked for before the news. */
async function announce(client: QueryClient, notificationId: string | undefined): Promise<void> {
  const page = await call(contract.notifications.list, recentInput, { background: true })
  await client.cancelQueries({ queryKey: recentQuery.queryKey })
  client.setQueryData(recentQuery.queryKey, page)
  const created = page.items.find(({ id }) => id === notificationId)
  if (created) toast.info(created.title, { id: created.id, description: created.message })
}
