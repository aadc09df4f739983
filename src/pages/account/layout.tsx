import { Outlet, useLocation } from 'react-router'
import { Crossing } from '#features/accounts/web/crossing.tsx'
import { accountTitles } from '#features/accounts/words/account-titles.pt-BR.ts'
import { HomeLink } from '#features/site/web/home-link.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { useTabTitle } from '#pages/shell/use-tab-title.ts'
import { SkipLink, skipTarget } from '#web/ui/skip-link.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export const meta = ({ location }: { location: { pathname: string } }) => pageMeta(location.pathname)

/** `data-hydrate` tells the build to hydrate these pages at once, because their forms must work before the first interaction. */
export default function AccountLayout() {
  const titles: Readonly<Record<string, string>> = useMessages('accountTitles', accountTitles).byPath
  useTabTitle(titles[useLocation().pathname])
  return (
    <div data-hydrate="now" className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex min-h-dvh flex-col px-5 py-5 sm:px-10">
        <header>
          <HomeLink />
        </header>
        {/* Not centred vertically on a phone: centred content would move while a slow phone is still loading the page. */}
        <main
          {...skipTarget}
          className="mx-auto flex w-full max-w-[420px] flex-1 flex-col py-10 lg:justify-center outline-none"
        >
          <Outlet />
        </main>
      </div>
      <div className="hidden lg:block">
        <div className="sticky top-0 grid h-dvh">
          <Crossing />
        </div>
      </div>
    </div>
  )
}
