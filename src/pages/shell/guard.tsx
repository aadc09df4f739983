import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Area, homeOf, mayEnter } from '#rules/role.ts'
import { loginPathFor } from '#web/session/landing.ts'
import { isLeaving } from '#web/session/session-end.ts'
import { type SessionUser, useSession } from '#web/session/use-session.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { RequiredGate } from './required-gate.tsx'

/** Admits only the area's own role and superadmins (A7); the server enforces the same rule for every call. */
export function Guard({ area, children }: { area: Area; children: (user: SessionUser) => ReactNode }) {
  const { user, data, isError, refetch, isFetching } = useSession()
  const location = useLocation()
  const text = useMessages('shell', shell)

  if (user === undefined && isError) {
    return (
      <FullPage>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </FullPage>
    )
  }
  // A person who is signing out goes to the start page, so they are not redirected to the sign-in form.
  if (user === undefined || (user === null && isLeaving())) {
    return (
      <FullPage>
        <p role="status">{text.loading}</p>
      </FullPage>
    )
  }
  if (user === null) {
    const from = `${location.pathname}${location.search}${location.hash}`
    return <Navigate to={loginPathFor(from)} state={{ from }} replace />
  }
  if (!mayEnter(user.role, area)) return <Navigate to={homeOf[user.role]} replace />
  return (
    <RequiredGate required={data?.required ?? null} user={user}>
      {children(user)}
    </RequiredGate>
  )
}
