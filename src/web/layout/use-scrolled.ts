import { useSyncExternalStore } from 'react'

const THRESHOLD_PX = 10

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** The header turns opaque after 10 px (spec P1 §2). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  )
