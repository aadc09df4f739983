import type { KeyboardEvent } from 'react'
import { closePopover } from './use-popover.ts'

const itemsIn = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
]

export const focusFirstItem = (menu: HTMLElement): void => itemsIn(menu).at(0)?.focus()

function nextItem(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'))
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items.at(0)
  if (key === 'End') return items.at(-1)
  if (key.length !== 1) return undefined
  // A character moves to the next item that starts with it.
  const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return turned.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

/** Keyboard of a menu (WAI-ARIA): arrows, Home, End and characters move the focus, Space acts like Enter, Tab closes. */
export function menuKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Tab') closePopover(currentTarget)
  if (key === ' ') {
    event.preventDefault()
    if (target instanceof HTMLElement && target !== currentTarget) target.click()
    return
  }
  const next = nextItem(key, itemsIn(currentTarget))
  if (!next) return
  event.preventDefault()
  next.focus()
}
