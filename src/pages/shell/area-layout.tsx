import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ActingBanner } from '#features/impersonation/web/acting-banner.tsx'
import { Bell } from '#features/notifications/web/bell.tsx'
import { HomeLink } from '#features/site/web/home-link.tsx'
import { entriesOf, titleAt } from '#pages/navigation/screens.ts'
import type { Area } from '#rules/role.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { CurrentTitle } from '#web/ui/screen-title.tsx'
import { SkipLink, skipTarget } from '#web/ui/skip-link.tsx'
import { useLocale } from '#web/words/locale-provider.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Guard } from './guard.tsx'
import { MessagesButton } from './messages-button.tsx'
import { looksIn, PanelMenu } from './panel-menu.tsx'
import { PhoneNav } from './phone-nav.tsx'
import { Sidebar } from './sidebar.tsx'
import { StepUp } from './step-up.tsx'
import { TestModeStrip } from './test-mode-strip.tsx'
import { useTabTitle } from './use-tab-title.ts'

type Props = {
  area: Area
  /** Tools in the top bar that only some areas have, so that the others do not load them. */
  tools?: (user: SessionUser) => ReactNode
  /** Wraps the screen, to show something above it or in its place. */
  around?: (screen: ReactNode, user: SessionUser) => ReactNode
}

export function AreaLayout({ area, tools, around = (screen) => screen }: Props) {
  const title = titleAt(useLocation().pathname, useLocale().locale)
  useTabTitle(title)
  const all = entriesOf(area).find(({ icon }) => icon === 'notifications')?.path
  const talk = entriesOf(area).find(({ icon }) => icon === 'messages')?.path
  return (
    <Guard area={area}>
      {(user) => (
        <div className="min-h-dvh has-data-test-mode:[--strip:2rem] lg:grid lg:grid-cols-[236px_minmax(0,1fr)]">
          <SkipLink />
          <Sidebar area={area} user={user} />
          <div className="min-w-0 pb-24 lg:pb-0">
            <ActingBanner />
            <TestModeStrip />
            <header className="flex h-[72px] items-center gap-1 px-4 sm:gap-2 sm:px-8 lg:justify-end lg:px-9">
              <div className="mr-auto lg:hidden">
                <HomeLink compact={area !== 'user' || looksIn(user)} />
              </div>
              {tools?.(user)}
              <PanelMenu area={area} role={user.role} />
              {talk && <MessagesButton to={talk} user={user} />}
              <Bell {...(all ? { all } : {})} />
              <AccountMenu area={area} user={user} />
            </header>
            <main {...skipTarget} className="px-4 pt-3 pb-8 outline-none sm:px-8 lg:px-9 lg:pt-4">
              <div key={user.id} className="mx-auto max-w-[1040px]">
                <CurrentTitle value={title}>{around(<Outlet />, user)}</CurrentTitle>
              </div>
            </main>
          </div>
          <PhoneNav area={area} user={user} />
          <StepUp />
        </div>
      )}
    </Guard>
  )
}
