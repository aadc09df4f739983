import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { menuOf } from '#pages/navigation/screens.ts'
import type { Area } from '#rules/role.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { icons } from './icons.ts'

const SHORTCUTS = 4
// The menu is loaded on demand: wide screens never open it, and phones not at first.
const PhoneMenu = lazy(() => import('./phone-menu.tsx'))
const item =
  'flex min-h-13 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-[0.6875rem] max-[22.4rem]:text-[0.625rem] max-[22.4rem]:tracking-[-0.02em] font-semibold text-ink-muted aria-[current=page]:text-mar-800'
const bubble = 'grid h-7 w-12 place-items-center rounded-full group-aria-[current=page]:bg-ipe-300'

/** The phone's bottom bar: shortcuts to the first screens, and a button that opens the menu with all of them. */
export function PhoneNav({ area, user }: { area: Area; user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { locale } = useLocale()
  const text = useMessages('shell', shell)
  const entries = menuOf(area)
  const { pathname } = useLocation()
  // If the current screen has no shortcut, the menu button is marked instead.
  const behind = entries.slice(SHORTCUTS).find(({ path }) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <div
      data-shortcuts
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-areia-50 px-1 pt-1 pb-[max(.25rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <nav aria-label={text.panel} className="mx-auto flex max-w-[520px]">
        {entries.slice(0, SHORTCUTS).map(({ key, path, icon, title, shortTitle }) => {
          const Icon = icons[icon]
          return (
            <NavLink key={key} to={path} className={`group ${item}`}>
              <span className={bubble}>
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              </span>
              {(shortTitle ?? title)[locale]}
            </NavLink>
          )
        })}
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-current={behind && 'page'}
          className={`group ${item}`}
          onClick={() => setOpen(true)}
        >
          <span className={bubble}>
            <MenuIcon size={20} strokeWidth={1.9} aria-hidden="true" />
          </span>
          {text.menu}
          {behind && <span className="sr-only">: {behind.title[locale]}</span>}
        </button>
      </nav>
      {open && (
        <Suspense>
          <PhoneMenu area={area} user={user} onClose={() => setOpen(false)} openedBy={button} />
        </Suspense>
      )}
    </div>
  )
}
