import { useEffect } from 'react'

function bringBack({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' })
}

/** Opening a question closes the one before it, which may move the new one up under the header: this scrolls it into view. */
export function useOpenedInSight(): void {
  useEffect(() => {
    // `toggle` does not bubble, so the listener captures it.
    document.addEventListener('toggle', bringBack, true)
    return () => document.removeEventListener('toggle', bringBack, true)
  }, [])
}
