import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { endSession } from './end-session.ts'
import { leaveScreen } from './leave-screen.ts'

/** Signs out from a panel; `PublicLayout` calls `setLeaving(false)` once it is on screen. */
export function useSignOut() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const text = useMessages('shell', shell)
  return useMutation({
    mutationFn: () => endSession(() => leaveScreen(client, navigate)),
    onSuccess: () => toast.success(text.signedOut),
    onError: () => toast.error(text.signOutFailed),
  })
}
