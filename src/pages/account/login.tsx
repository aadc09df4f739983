import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { LoginForm } from '#features/accounts/web/sign-in/login-form.tsx'
import { PasskeySignIn } from '#features/accounts/web/sign-in/passkey-sign-in.tsx'
import { SecondStepForm } from '#features/accounts/web/sign-in/second-step-form.tsx'
import { signIn } from '#features/accounts/words/sign-in.pt-BR.ts'
import { landingFor, rememberedPath } from '#web/session/landing.ts'
import { forgetSecondStep } from '#web/session/replace-session.ts'
import { type SessionEnd, sessionEnd } from '#web/session/session-end.ts'
import { useSession } from '#web/session/use-session.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The e-mail address typed at sign-up, which links here when an account with it may already exist (A12). */
const emailIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined

export default function Login() {
  const location = useLocation()
  const client = useQueryClient()
  const { user, data } = useSession()
  const text = useMessages('signIn', signIn)
  const [ended, setEnded] = useState<SessionEnd>()
  const [over, setOver] = useState<string>()
  const [email, setEmail] = useState(() => emailIn(location.state))
  useEffect(() => setEnded(sessionEnd()), [])

  if (user) return <Navigate to={landingFor(user.role, rememberedPath(location))} replace />
  if (data?.secondStep) {
    const toPassword = (told?: string): void => {
      setOver(told)
      forgetSecondStep(client)
    }
    return (
      <>
        <h1 className="text-h2">{text.confirmItIsYou}</h1>
        <div className="mt-2">
          <SecondStepForm by={data.secondStepBy} onBack={() => toPassword()} onOver={toPassword} />
        </div>
      </>
    )
  }
  const { state } = location
  const passwordSet = typeof state === 'object' && state !== null && 'passwordSet' in state
  return (
    <>
      <h1 className="text-h2">{text.signInTitle}</h1>
      <p className="mt-2 text-ink-muted">{text.signInText}</p>
      <div className="mt-8 space-y-6">
        {over && <Notice tone="red">{over}</Notice>}
        {passwordSet && !over && <Notice tone="green">{text.passwordSet}</Notice>}
        {ended && !over && !passwordSet && <Notice tone="blue">{text.sessionEnds[ended]}</Notice>}
        <LoginForm
          email={email}
          onSent={(sent) => {
            setOver(undefined)
            setEmail(sent)
          }}
        />
        <PasskeySignIn />
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-muted">
        {text.noAccount}
        <Link to="/cadastro" className="text-link">
          {text.openCompany}
        </Link>
        <Link to={{ pathname: '/signup', search: location.search }} state={state} className="text-link">
          {text.createAccount}
        </Link>
      </p>
    </>
  )
}
