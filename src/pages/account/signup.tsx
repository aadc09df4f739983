import { Link, Navigate, useLocation } from 'react-router'
import { SignUpForm } from '#features/accounts/web/sign-up/sign-up-form.tsx'
import { useKeptPlan } from '#features/accounts/web/sign-up/use-kept-plan.ts'
import { signUp } from '#features/accounts/words/sign-up.pt-BR.ts'
import { landingFor, rememberedPath } from '#web/session/landing.ts'
import { useSession } from '#web/session/use-session.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function SignUp() {
  const location = useLocation()
  const { user } = useSession()
  const keptPlan = useKeptPlan()
  const text = useMessages('signUp', signUp)

  if (user) return <Navigate to={landingFor(user.role, rememberedPath(location))} replace />
  return (
    <>
      <h1 className="text-h2">{text.title}</h1>
      <p className="mt-2 text-ink-muted">{text.intro}</p>
      <div className="mt-8 space-y-6">
        {keptPlan && <Notice tone="blue">{text.kept}</Notice>}
        <SignUpForm />
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-muted">
        {text.haveAccount}
        <Link to={{ pathname: '/login', search: location.search }} state={location.state} className="text-link">
          {text.signIn}
        </Link>
      </p>
    </>
  )
}
