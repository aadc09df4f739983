import type { QueryClient } from '@tanstack/react-query'
import { replaceSession } from './replace-session.ts'
import { announceSessionEnd } from './session-end.ts'
import { sessionQuery } from './use-session.ts'

const { queryKey } = sessionQuery

/** Reads the session again after the server closed the live stream; the guard redirects people who are signed out. */
export async function reviewSession(client: QueryClient, reason: string | undefined): Promise<'role' | undefined> {
  const before = client.getQueryData(queryKey)?.user
  announceSessionEnd(reason)
  await client.refetchQueries({ queryKey })
  const session = client.getQueryData(queryKey)
  if (!before || !session?.user) return undefined
  const { id, role } = session.user
  // Another tab signed in as another person, or the role changed: data cached before must not be shown any more.
  if (id !== before.id || role !== before.role) replaceSession(client, session)
  return id === before.id && role !== before.role ? 'role' : undefined
}
