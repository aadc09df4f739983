import { lazy, useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { PublicHeader } from '#features/site/web/frame/public-header.tsx'
import { Still } from '#features/site/web/still.tsx'
import { setLeaving } from '#web/session/session-end.ts'
import { SkipLink, skipTarget } from '#web/ui/skip-link.tsx'

const PublicFooter = lazy(() => import('#features/site/web/frame/public-footer.tsx'))

const isFullWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'fullWidth' in handle && handle.fullWidth === true

/** Pages whose sections span the full width export `handle = { fullWidth: true }`. */
export default function PublicLayout() {
  const fullWidth = useMatches().some(({ handle }) => isFullWidth(handle))
  // `setLeaving(false)` is called here, because public pages have no guard that could redirect to the sign-in form.
  useEffect(() => setLeaving(false), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main {...skipTarget} className={`outline-none ${fullWidth ? 'flex-1' : 'wrap flex-1 pt-10 pb-20 sm:pt-16'}`}>
        <Outlet />
      </main>
      <Still name="footer" body={PublicFooter} />
    </div>
  )
}
