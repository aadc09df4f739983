import { useSyncExternalStore } from 'react'
import { type Role, roles } from '#rules/role.ts'

const THIRTY_DAYS = 2_592_000
const listeners = new Set<() => void>()

export const areaHint = (): Role | undefined =>
  roles.find((role) => document.cookie.split('; ').includes(`area=${role}`))

/** Listens for the focus, because somebody who comes back may have signed in or out in another tab. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** The inline script has set the links by this cookie: hydrating with the same hint keeps a click in between right. */
const firstHint = (): Role | undefined => (typeof document === 'undefined' ? undefined : areaHint())

/** Which panel the hint cookie names (B7). */
export const useAreaHint = (): Role | undefined => useSyncExternalStore(listen, areaHint, firstHint)

/** Writes the role that the server named into the cookie, so that the next page does not believe the old one. */
export function correctAreaHint(role: Role | null): void {
  const lifetime = role ? THIRTY_DAYS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `area=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${lifetime}`
  for (const listener of listeners) listener()
}
