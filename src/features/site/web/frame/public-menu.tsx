import { X } from 'lucide-react'
import type { KeyboardEvent, ToggleEvent } from 'react'
import { NavLink } from 'react-router'
import { PublicActions } from './public-actions.tsx'
import { headerLinks } from './public-links.ts'

const reachable = 'a[href], button:not(:disabled)'

const stopsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(reachable)].filter((element) => element.checkVisibility())

/** Focus trap: Tab stays inside the box, because a native popover is not modal. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
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
function focusWhenOpen(event: ToggleEvent<HTMLElement>): void {
  const box = event.currentTarget
  if (event.newState === 'open' && !box.contains(document.activeElement)) stopsIn(box).at(0)?.focus()
}

export const MENU_ID = 'menu-publico'

const close = (): void => document.getElementById(MENU_ID)?.hidePopover()

/** The slide-over menu is a native popover: it opens, and closes on Escape, before any script has loaded. */
export function PublicMenu() {
  return (
    <div
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      onKeyDown={keepFocus}
      onToggle={focusWhenOpen}
      className="site-menu slide-in fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,88vw)] border-l border-line bg-surface p-5 text-ink shadow-float"
    >
      <div className="flex justify-end">
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Fechar menu"
          // biome-ignore lint/a11y/noAutofocus: only when the menu opens
          autoFocus
          className="grid size-11 place-items-center rounded-md text-mar-900"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Principal" className="mt-2">
        {headerLinks.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            end={path === '/'}
            onClick={close}
            className="flex min-h-13 items-center rounded-md px-3 text-lg font-medium hover:bg-areia-100 aria-[current=page]:bg-areia-100"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-5 grid gap-2 border-t border-line pt-5">
        <PublicActions onChosen={close} />
      </div>
    </div>
  )
}
