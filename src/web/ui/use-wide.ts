import { useSyncExternalStore } from 'react'

const query = '(min-width: 768px)'

const subscribe = (changed: () => void): (() => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** At or above the mobile breakpoint of 768 px (G5). */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
