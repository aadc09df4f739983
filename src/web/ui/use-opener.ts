import { useRef } from 'react'

/** Remembers the focused element, so that a dialog without a trigger of its own can return the focus. */
export function useOpener() {
  const openedBy = useRef<HTMLElement | null>(null)
  const note = (): void => {
    openedBy.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  return { openedBy, note }
}
