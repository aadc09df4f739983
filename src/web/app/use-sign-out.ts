import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCall } from '#web/forms/use-call.ts'
import { endSession } from '#web/session/end-session.ts'
import { leaveScreen } from '#web/session/leave-screen.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** Signs out from a panel; `PublicLayout` calls `setLeaving(false)` once it is on screen. */
export function useSignOut() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const text = useMessages('shell', shell)
  return useCall<void, void>(() => endSession(() => leaveScreen(client, navigate)), {
    done: text.signedOut,
    failed: text.signOutFailed,
    reason: () => '',
  })
}
