import { Link } from 'react-router'
import { homeOf } from '#domain/accounts/role.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { verification } from '#web/i18n/pt-BR/verification.ts'
import { useSession } from '#web/session/use-session.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Leads to the person's own panel, or to the sign-in if the link was opened in another browser. */
export function Onward() {
  const text = useMessages('verification', verification)
  const { user } = useSession()
  return (
    <Link to={user ? homeOf[user.role] : '/login'} className={`w-full ${buttonClass()}`}>
      {user ? text.toPanel : text.toSignIn}
    </Link>
  )
}
