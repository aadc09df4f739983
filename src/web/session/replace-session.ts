import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionQuery } from './use-session.ts'

const [sessionKey] = sessionQuery.queryKey
const isOther = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionKey

/** Another person: nothing that the one before has read stays. What is on the screen is read again. */
export function replaceSession(client: QueryClient, session: Session): void {
  client.setQueryData(sessionQuery.queryKey, session)
  client.removeQueries({ predicate: isOther, type: 'inactive' })
  void client.resetQueries({ predicate: isOther, type: 'active' })
}

/** Nobody: whoever still listens asks again. */
export async function forgetSession(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: isOther })
  await client.resetQueries({ queryKey: sessionQuery.queryKey })
}

/** Back to the password: whoever waits for a code is asked from the start. */
export function forgetSecondStep(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, secondStep: false })
}
