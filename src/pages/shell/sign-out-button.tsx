import { LogOut } from 'lucide-react'
import { useSignOut } from '#web/app/use-sign-out.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

export function SignOutButton() {
  const signOut = useSignOut()
  const text = useMessages('shell', shell)
  return (
    <button type="button" className="nav-item w-full" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      <LogOut size={19} strokeWidth={1.9} aria-hidden="true" className="text-mar-500" />
      {text.signOut}
    </button>
  )
}
