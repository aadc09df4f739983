import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A click on a link of ours goes through the router; anything else is the browser's. */
export function followLink(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.defaultPrevented || !isPlain(event)) return
  const { origin, pathname, search, hash } = link
  const samePage = pathname === location.pathname && search === location.search
  if (origin !== location.origin || samePage) return
  event.preventDefault()
  void navigate(`${pathname}${search}${hash}`)
}
