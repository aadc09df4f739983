import { useEffect } from 'react'

function bringBack({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' })
}

/** Opening a question closes the one before it, which may pull the new one up under the header. */
export function useOpenedInSight(): void {
  useEffect(() => {
    // The event does not bubble.
    document.addEventListener('toggle', bringBack, true)
    return () => document.removeEventListener('toggle', bringBack, true)
  }, [])
}
