import { useSyncExternalStore } from 'react'

const query = '(min-width: 768px)'

const subscribe = (changed: () => void): (() => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** At or above the specified mobile breakpoint of 768 px. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
