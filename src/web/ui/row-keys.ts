import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)'

/** Arrow keys move the focus from a control to the same column's control in the next or previous row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.parentElement
  // React also bubbles keys from portals, such as a dialog opened by a row: their target is outside the table.
  if (!step || !cell || !row || !event.currentTarget.contains(cell)) return
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const target = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(FOCUSABLE)
  if (!target) return
  event.preventDefault()
  target.focus()
}
