import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)'

/** Arrow keys go from a control to the same one of the next row; Enter and the space bar press it, as everywhere. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.parentElement
  // An open menu is drawn elsewhere on the page and has arrow keys of its own.
  if (!step || !cell || !row || !event.currentTarget.contains(cell)) return
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const target = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(FOCUSABLE)
  if (!target) return
  event.preventDefault()
  target.focus()
}
