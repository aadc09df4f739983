import type { QueryClient } from '@tanstack/react-query'
import { replaceSession } from './replace-session.ts'
import { announceSessionEnd } from './session-end.ts'
import { sessionQuery } from './use-session.ts'

const { queryKey } = sessionQuery

/** Asks the server who is signed in, after it closed the stream; the guard leads away whoever is signed out. */
export async function reviewSession(client: QueryClient, reason: string | undefined): Promise<'role' | undefined> {
  const before = client.getQueryData(queryKey)?.user
  announceSessionEnd(reason)
  await client.refetchQueries({ queryKey })
  const session = client.getQueryData(queryKey)
  if (!before || !session?.user) return undefined
  const { id, role } = session.user
  // Another tab became somebody else, or this person got another role: what was read before is not theirs to see.
  if (id !== before.id || role !== before.role) replaceSession(client, session)
  return id === before.id && role !== before.role ? 'role' : undefined
}
