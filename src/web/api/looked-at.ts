import { useSyncExternalStore } from 'react'

// The choice holds for this tab, also after a reload.
const KEPT = 'travessia.looks-at'
const listeners = new Set<() => void>()

const kept = (): string | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEPT))

/** The agent whose work a superadmin looks at; null before one is chosen (A7). */
export const useLookedAt = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    kept,
    () => null,
  )

export function lookAt(agentId: string | null): void {
  if (agentId === null) sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, agentId)
  for (const listener of listeners) listener()
}

/** Whose work the screen shows: the choice counts in the agents' panel only. */
export const lookedAtHere = (): string | null =>
  typeof location !== 'undefined' && location.pathname.startsWith('/agent') ? kept() : null
