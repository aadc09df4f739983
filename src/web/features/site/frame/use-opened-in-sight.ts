import { useEffect } from 'react'

function bringBack({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  if (target.getBoundingClientRect().top < edge) target.scrollIntoView({ block: 'start' })
}

/** Opening a question closes the one before it, which may pull the new one up under the header. */
export function useOpenedInSight(): void {
  useEffect(() => {
    // The event does not bubble.
    document.addEventListener('toggle', bringBack, { capture: true })
    return () => document.removeEventListener('toggle', bringBack, { capture: true })
  }, [])
}
