import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { homeOf } from '#rules/role.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { useAreaHint } from '#web/session/use-area-hint.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** Signs out from a public page; the code that calls the server is loaded on demand. */
function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
  const navigate = useNavigate()
  const text = useMessages('shell', shell)
  const [leaving, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      const { endSession } = await import('#web/session/end-session.ts')
      await endSession(() => navigate('/'))
      toast.success(text.signedOut)
    } catch {
      // The call failed or was refused: the person is still signed in and can try again.
      toast.error(text.signOutFailed)
    }
    setLeaving(false)
    setBusy(false)
  }
  return { leave, leaving }
}

const quiet =
  'flex min-h-11 items-center justify-center rounded-md px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-mar-800 hover:bg-areia-200'

/**
 * Visitors sign in or sign up; signed-in people open their panel or sign out. Both sets are in the HTML and a class on the
 * root element hides one, so that a page looks the same before and after its scripts run.
 */
export function PublicActions({ onChosen }: { onChosen?: () => void }) {
  const hint = useAreaHint()
  const { leave, leaving } = useLeave()
  const chosen = onChosen ? { onClick: onChosen } : {}
  const signOut = () => {
    onChosen?.()
    void leave()
  }
  return (
    <>
      <Link to="/login" className={`visitors-only ${quiet}`} {...chosen}>
        Entrar
      </Link>
      <Link to="/cadastro" className={`visitors-only ${buttonClass('primary', 'panel')}`} {...chosen}>
        Abrir Empresa
      </Link>
      <Button variant="ghost" size="panel" className="members-only" loading={leaving} onClick={signOut}>
        Sair
      </Button>
      <Link
        to={homeOf[hint ?? 'user']}
        data-panel=""
        className={`members-only ${buttonClass('primary', 'panel')}`}
        {...chosen}
      >
        Meu Painel
      </Link>
    </>
  )
}
