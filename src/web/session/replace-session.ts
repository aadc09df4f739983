import type { QueryClient } from '@tanstack/react-query'
import { lookAt } from '#web/api/looked-at.ts'
import { type Session, sessionQuery } from './use-session.ts'

const [sessionKey] = sessionQuery.queryKey
/** Whether a query is not the session itself. */
export const isOther = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionKey

/** Puts another person's session in place, drops everything that was cached for the previous one and reads the screen again. */
export function replaceSession(client: QueryClient, session: Session): void {
  lookAt(null)
  // The answer of a read in flight would restore the previous session.
  void client.cancelQueries({ queryKey: sessionQuery.queryKey })
  client.setQueryData(sessionQuery.queryKey, session)
  client.removeQueries({ predicate: isOther, type: 'inactive' })
  void client.resetQueries({ predicate: isOther, type: 'active' })
}

/** Clears the cache after the session has ended; open pages read the session again and are signed out. */
export async function forgetSession(client: QueryClient): Promise<void> {
  lookAt(null)
  client.removeQueries({ predicate: isOther })
  await client.resetQueries({ queryKey: sessionQuery.queryKey })
}

/** Returns the sign-in page from the code to the password. */
export function forgetSecondStep(client: QueryClient): void {
  client.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, secondStep: false, secondStepBy: [] },
  )
}
