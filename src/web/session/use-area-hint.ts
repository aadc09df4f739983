import { useSyncExternalStore } from 'react'
import { type Role, roles } from '#rules/role.ts'

const THIRTY_DAYS = 2_592_000
const listeners = new Set<() => void>()

export const areaHint = (): Role | undefined =>
  roles.find((role) => document.cookie.split('; ').includes(`area=${role}`))

/** Also listens to `focus`, because the person may have signed in or out in another tab. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** The hint for hydration: the inline loader set the links by the same cookie, so a click before hydration goes to the same place. */
const firstHint = (): Role | undefined => (typeof document === 'undefined' ? undefined : areaHint())

/** The role in the hint cookie, which decides the panel to link to (B7). */
export const useAreaHint = (): Role | undefined => useSyncExternalStore(listen, areaHint, firstHint)

/** Writes the role that the server answered into the cookie, so that the next page does not show the old one. */
export function correctAreaHint(role: Role | null): void {
  const lifetime = role ? THIRTY_DAYS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `area=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${lifetime}`
  for (const listener of listeners) listener()
}
