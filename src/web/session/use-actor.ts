import type { Actor } from '#rules/access.ts'
import { useSession } from './use-session.ts'

/** The reader as the rules know people: for what a screen offers. The server decides all the same. */
export function useActor(): Actor {
  const { user, data } = useSession()
  return user ? { kind: 'account', id: user.id, role: user.role, acting: Boolean(data?.acting) } : { kind: 'visitor' }
}
