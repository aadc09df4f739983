import { useSyncExternalStore } from 'react'

// Stored in `sessionStorage`: the choice applies to this tab and survives a reload.
const KEPT = 'travessia.looks-at'
const listeners = new Set<() => void>()

const kept = (): string | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEPT))

/** The agent whose work the superadmin looks at; null until one is chosen (A7). */
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

/** The chosen agent, if the current screen is in the agents' panel, where alone the choice applies. */
export const lookedAtHere = (): string | null =>
  typeof location !== 'undefined' && location.pathname.startsWith('/agent') ? kept() : null
