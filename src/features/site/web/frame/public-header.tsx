import { Menu } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { NavLink } from 'react-router'
import { HomeLink } from '#features/site/web/home-link.tsx'
import { PublicActions } from './public-actions.tsx'
import { headerLinks } from './public-links.ts'
import { MENU_ID, PublicMenu } from './public-menu.tsx'
import { useSignedInMark } from './use-signed-in-mark.ts'

function bringBack({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' })
}

/** Opening a question closes the one before it, which may move the new one up under the header: this scrolls it into view. */
function useOpenedInSight(): void {
  useEffect(() => {
    // `toggle` does not bubble, so the listener captures it.
    document.addEventListener('toggle', bringBack, true)
    return () => document.removeEventListener('toggle', bringBack, true)
  }, [])
}

const THRESHOLD_PX = 10

/** The header turns opaque after 10 px (B7). Toggles the class on the root that the inline loader sets before hydration. */
function useScrolled(): void {
  useEffect(() => {
    const mark = () => document.documentElement.classList.toggle('scrolled', scrollY > THRESHOLD_PX)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
}

const link =
  'flex min-h-11 items-center rounded-md px-2.5 text-[0.9375rem] font-medium text-mar-800 hover:bg-areia-200 aria-[current=page]:underline aria-[current=page]:decoration-ipe-500 aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8 lg:px-3.5'

// Only superadmins during an impersonation see the banner, so it is a chunk of its own.
const PublicActingBanner = lazy(() => import('./public-acting-banner.tsx'))

export function PublicHeader() {
  useScrolled()
  useOpenedInSight()
  const { acting } = useSignedInMark()
  return (
    <header className="site-header sticky top-0 z-30 transition-[background-color,box-shadow] duration-200">
      {acting && (
        <Suspense>
          <PublicActingBanner />
        </Suspense>
      )}
      <div className="wrap flex h-[76px] items-center justify-between gap-4">
        <HomeLink />
        <nav aria-label="Principal" className="hidden items-center gap-0.5 md:flex">
          {headerLinks.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/'} className={link}>
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
      <PublicMenu />
    </header>
  )
}
