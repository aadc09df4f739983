import type { Actor } from '#rules/access.ts'
import { useSession } from './use-session.ts'

/** The reader as the `Actor` of the access rules, to decide what a screen offers. The server checks every call again. */
export function useActor(): Actor {
  const { user, data } = useSession()
  return user ? { kind: 'account', id: user.id, role: user.role, acting: Boolean(data?.acting) } : { kind: 'visitor' }
}
