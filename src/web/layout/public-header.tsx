import { Menu, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { sitePages } from '#web/content/public-pages.ts'
import { HomeLink } from './home-link.tsx'
import { PublicActions } from './public-actions.tsx'
import { useScrolled } from './use-scrolled.ts'

const MENU_ID = 'menu-publico'
const links = sitePages.filter((page) => 'label' in page)

const closeMenu = (): void => document.getElementById(MENU_ID)?.hidePopover()

/** The slide-over menu is a native popover: it opens before any script has come. */
export function PublicHeader() {
  const scrolled = useScrolled()
  return (
    <header
      className={`sticky top-0 z-30 transition-[background-color,box-shadow] duration-200 ${scrolled ? 'bg-areia-50 shadow-card' : 'bg-page/0'}`}
    >
      <div className="wrap flex h-[76px] items-center justify-between gap-4">
        <HomeLink />
        <nav aria-label="Principal" className="hidden items-center gap-0.5 md:flex">
          {links.map(({ path, label }) => (
            <NavLink
              key={path}
              to={path}
              end
              className="flex min-h-11 items-center rounded-md px-2.5 text-[0.9375rem] font-medium text-mar-800 hover:bg-areia-200 aria-[current=page]:underline aria-[current=page]:decoration-ipe-500 aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8 lg:px-3.5"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-1 md:flex lg:gap-2">
          <PublicActions />
        </div>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label="Abrir menu"
          className="grid size-11 place-items-center rounded-md text-mar-900 md:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      <div
        id={MENU_ID}
        popover="auto"
        className="slide-in fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,88vw)] border-l border-line bg-surface p-5 text-ink shadow-float backdrop:bg-mar-950/60"
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Fechar menu"
            className="grid size-11 place-items-center rounded-md text-mar-900"
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Principal" className="mt-2">
          {links.map(({ path, label }) => (
            <NavLink
              key={path}
              to={path}
              end
              onClick={closeMenu}
              className="flex min-h-13 items-center rounded-md px-3 text-lg font-medium hover:bg-areia-100 aria-[current=page]:bg-areia-100"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-5 grid gap-2 border-t border-line pt-5">
          <PublicActions onChosen={closeMenu} />
        </div>
      </div>
    </header>
  )
}
