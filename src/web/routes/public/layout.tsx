import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { PublicFooter } from '#web/layout/public-footer.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'
import { setLeaving } from '#web/session/session-end.ts'
import { useSession } from '#web/session/use-session.ts'

const isFullWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'fullWidth' in handle && handle.fullWidth === true

/** A page whose sections reach from edge to edge says so: `handle = { fullWidth: true }`. */
export default function PublicLayout() {
  const { user } = useSession()
  const fullWidth = useMatches().some(({ handle }) => isFullWidth(handle))
  useEffect(() => {
    // Whoever was signing out has arrived: no guard is left on the screen.
    if (user === null) setLeaving(false)
  }, [user])
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main className={fullWidth ? 'flex-1' : 'wrap flex-1 pt-10 pb-20 sm:pt-16'}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
