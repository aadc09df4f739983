import type { KeyboardEvent, ToggleEvent } from 'react'

const reachable = 'a[href], button:not(:disabled)'

const stopsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(reachable)].filter((element) => element.checkVisibility())

/** Focus trap: Tab stays inside the box, because a native popover is not modal. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = stopsIn(event.currentTarget)
  const [first, last] = [stops.at(0), stops.at(-1)]
  const { activeElement } = document
  const leaving = activeElement === (event.shiftKey ? first : last) || activeElement === event.currentTarget
  if (!leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** Focuses the first link or button when the box opens, so that the keyboard reaches it. */
export function focusWhenOpen(event: ToggleEvent<HTMLElement>): void {
  const box = event.currentTarget
  if (event.newState === 'open' && !box.contains(document.activeElement)) stopsIn(box).at(0)?.focus()
}
