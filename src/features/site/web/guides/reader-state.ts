import type { GuideView } from './arrange-guides.ts'

/** The state of the prerendered list: search text, chosen type, open rows and focus. */
export type ReaderState = { view: Partial<GuideView>; opened: string[]; focused: string | undefined }

const stateOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-state]')?.dataset['state']

/** A selector that finds the focused control in the list that replaces this one. */
function focusedIn(box: Element): string | undefined {
  const focused = document.activeElement
  if (!focused || !box.contains(focused)) return undefined
  const state = stateOf(focused)
  const name = focused.getAttribute('name')
  return state ? `[data-state="${state}"] summary` : name ? `[name="${name}"]` : undefined
}

export function readerStateOf(box: Element | null): ReaderState | undefined {
  if (!box) return undefined
  const search = box.querySelector<HTMLInputElement>('input[name="estado"]')?.value
  const type = box.querySelector<HTMLInputElement>('input[name="tipo-do-guia"]:checked')?.value
  return {
    view: { ...(search ? { search } : {}), ...(type === 'corporation' ? { type } : {}) },
    opened: [...box.querySelectorAll('details[open]')].flatMap((row) => stateOf(row) ?? []),
    focused: focusedIn(box),
  }
}

/** Restores the reader's state in the list that replaced the prerendered one. */
export function takeOver(box: Element | null, before: ReaderState | undefined): void {
  if (!box || !before) return
  for (const state of before.opened) box.querySelector(`[data-state="${state}"] details`)?.setAttribute('open', '')
  if (before.focused) box.querySelector<HTMLElement>(before.focused)?.focus({ preventScroll: true })
}
