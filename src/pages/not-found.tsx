import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { HomeLink } from '#features/site/web/home-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { RouteLine } from '#web/ui/route-line.tsx'
import { SkipLink, skipTarget } from '#web/ui/skip-link.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { plainMeta } from './meta/shell-meta.ts'

export const meta = () => plainMeta(shell.notFoundTitle)

/** The page for unknown paths, which the server also answers with status 404 (B6). */
export default function NotFound() {
  const { pathname } = useLocation()
  const text = useMessages('shell', shell)
  useEffect(() => console.info('Unknown path:', pathname), [pathname])
  return (
    <div data-hydrate="now" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap py-4">
        <HomeLink />
      </header>
      <main
        {...skipTarget}
        className="wrap flex flex-1 flex-col items-center justify-center pb-24 text-center outline-none"
      >
        <RouteLine className="mb-8 w-48" />
        <h1 className="text-h2">{text.notFoundTitle}</h1>
        <p className="mt-3 max-w-[44ch] text-lead text-ink-muted">{text.notFoundText}</p>
        <Link to="/" className={`${buttonClass()} mt-8`}>
          {text.backHome}
        </Link>
      </main>
    </div>
  )
}
