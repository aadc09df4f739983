import { Link } from 'react-router'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Links to the person's panel, or to the sign-in if this browser has no session. */
export function Onward() {
  const text = useMessages('verification', verification)
  const { user } = useSession()
  return (
    <Link to={user ? homeOf[user.role] : '/login'} className={`w-full ${buttonClass()}`}>
      {user ? text.toPanel : text.toSignIn}
    </Link>
  )
}
