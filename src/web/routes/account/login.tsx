import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { LoginForm } from '#web/features/sign-in/login-form.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { landingFor, rememberedPath } from '#web/session/landing.ts'
import { sessionHasEnded } from '#web/session/session-end.ts'
import { useSession } from '#web/session/use-session.ts'
import { Notice } from '#web/ui/notice.tsx'

export default function Login() {
  const location = useLocation()
  const { user } = useSession()
  const text = useMessages('account')
  const [ended, setEnded] = useState(false)
  useEffect(() => setEnded(sessionHasEnded()), [])

  if (user) return <Navigate to={landingFor(user.role, rememberedPath(location))} replace />
  return (
    <>
      <h1 className="text-h2">{text.signInTitle}</h1>
      <p className="mt-2 text-ink-muted">{text.signInText}</p>
      <div className="mt-8 space-y-6">
        {ended && <Notice tone="blue">{text.sessionEnded}</Notice>}
        <LoginForm />
      </div>
      <p className="mt-8 text-[0.9375rem] text-ink-muted">
        {text.noAccount}{' '}
        <Link
          to="/cadastro"
          className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
        >
          {text.openCompany}
        </Link>
      </p>
    </>
  )
}
