import { HomeLink } from '#features/site/web/home-link.tsx'
import type { Area } from '#rules/role.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { Version } from '#web/ui/version.tsx'
import { AreaNav } from './area-nav.tsx'
import { Person } from './person.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export function Sidebar({ area, user }: { area: Area; user: SessionUser }) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-areia-50 px-4 py-5 lg:flex">
      <HomeLink className="px-2 text-mar-900" />
      <div className="mt-7">
        <AreaNav area={area} />
      </div>
      <div className="mt-auto space-y-4 pt-6">
        <SignOutButton />
        <div className="border-t border-line pt-4">
          <Person user={user} />
          <p className="mt-2 text-right text-sm text-ink-muted">
            <Version />
          </p>
        </div>
      </div>
    </aside>
  )
}
