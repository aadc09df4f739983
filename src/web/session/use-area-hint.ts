import { useSyncExternalStore } from 'react'
import { type Role, roles } from '#domain/accounts/role.ts'

const THIRTY_DAYS = 2_592_000
const listeners = new Set<() => void>()

export const areaHint = (): Role | undefined =>
  roles.find((role) => document.cookie.split('; ').includes(`area=${role}`))

/** Who comes back to the page may have signed in or out in another tab. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** The page's inline script has led the links there already: whoever clicks while React takes over goes the same way. */
const firstHint = (): Role | undefined => (typeof document === 'undefined' ? undefined : areaHint())

/** Which panel the hint cookie names (B7). */
export const useAreaHint = (): Role | undefined => useSyncExternalStore(listen, areaHint, firstHint)

/** What the server said instead, so that the next page does not believe the old one. */
export function correctAreaHint(role: Role | null): void {
  const lifetime = role ? THIRTY_DAYS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `area=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${lifetime}`
  for (const listener of listeners) listener()
}
