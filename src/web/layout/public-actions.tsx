import { Link } from 'react-router'
import { homeOf } from '#domain/accounts/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { useSignOut } from '#web/session/use-sign-out.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

const quiet =
  'flex min-h-11 items-center justify-center rounded-md px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-mar-800 hover:bg-areia-200'

/** Visitors sign in or begin; people with an account go to their panel or leave. */
export function PublicActions({ onChosen }: { onChosen?: () => void }) {
  const { user } = useSession()
  const signOut = useSignOut()
  const chosen = onChosen ? { onClick: onChosen } : {}
  if (!user) {
    return (
      <>
        <Link to="/login" className={quiet} {...chosen}>
          Entrar
        </Link>
        <Link to="/cadastro" className={buttonClass('primary', 'panel')} {...chosen}>
          Abrir Empresa
        </Link>
      </>
    )
  }
  const leave = () => {
    onChosen?.()
    signOut.mutate()
  }
  return (
    <>
      <Button variant="ghost" size="panel" loading={signOut.isPending} onClick={leave}>
        Sair
      </Button>
      <Link to={homeOf[user.role]} className={buttonClass('primary', 'panel')} {...chosen}>
        Meu Painel
      </Link>
    </>
  )
}
