import { useRef } from 'react'

/** Remembers what had the focus, so that a dialog without its own trigger can give it back. */
export function useOpener() {
  const openedBy = useRef<HTMLElement | null>(null)
  const note = (): void => {
    openedBy.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  return { openedBy, note }
}
