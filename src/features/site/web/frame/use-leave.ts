import { useState } from 'react'
import { useNavigate } from 'react-router'
import { acrossOutages } from '#web/api/across-outages.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** Signs out from a public page; the code that calls the server is loaded on demand. */
export function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
  const navigate = useNavigate()
  const text = useMessages('shell', shell)
  const [leaving, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      const { endSession } = await acrossOutages(() => import('#web/session/end-session.ts'))
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
