import { useState } from 'react'
import { useNavigate } from 'react-router'
import { setLeaving } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** Signs out from a public page; what speaks with the server is fetched for it. */
export function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
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
      // The server was not reached, or refused: the person is still signed in and may try again.
      toast.error(text.signOutFailed)
    }
    setLeaving(false)
    setBusy(false)
  }
  return { leave, leaving }
}
