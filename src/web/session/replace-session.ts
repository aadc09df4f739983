import type { QueryClient } from '@tanstack/react-query'
import { lookAt } from '#web/api/looked-at.ts'
import { type Session, sessionQuery } from './use-session.ts'

const [sessionKey] = sessionQuery.queryKey
/** Whether a query is about anything but the session itself. */
export const isOther = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionKey

/** Puts another person's session in place: nothing that the one before has read stays, and the screen is read again. */
export function replaceSession(client: QueryClient, session: Session): void {
  lookAt(null)
  // The answer to a read from before would put the previous session back.
  void client.cancelQueries({ queryKey: sessionQuery.queryKey })
  client.setQueryData(sessionQuery.queryKey, session)
  client.removeQueries({ predicate: isOther, type: 'inactive' })
  void client.resetQueries({ predicate: isOther, type: 'active' })
}

/** The session is gone; open pages will ask and be signed out. */
export async function forgetSession(client: QueryClient): Promise<void> {
  lookAt(null)
  client.removeQueries({ predicate: isOther })
  await client.resetQueries({ queryKey: sessionQuery.queryKey })
}

/** Takes the sign-in page back from the code to the password. */
export function forgetSecondStep(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, secondStep: false })
}
