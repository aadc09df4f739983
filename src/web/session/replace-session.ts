import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionQuery } from './use-session.ts'

/** Another person, or nobody: nothing that the one before has read stays. The session's own query keeps its listeners. */
export function replaceSession(client: QueryClient, session: Session): void {
  const [sessionKey] = sessionQuery.queryKey
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey })
  client.setQueryData(sessionQuery.queryKey, session)
}
