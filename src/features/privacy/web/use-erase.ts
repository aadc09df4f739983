import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { leaveScreen } from '#web/session/leave-screen.ts'
import { forgetSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { correctAreaHint } from '#web/session/use-area-hint.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Erases the account and clears everything that this browser stored for it. */
export function useErase() {
  const { erase: text } = useMessages('privacy', words)
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async (currentPassword: string) => {
      // The session ends with the account; `setLeaving` keeps the sign-in page from showing "your session has ended".
      setLeaving(true)
      await call(privacy.erase, { currentPassword })
    },
    onError: () => setLeaving(false),
    onSuccess: async () => {
      correctAreaHint(null)
      await leaveScreen(client, navigate)
      await forgetSession(client)
      sessionStorage.clear()
      localStorage.clear()
      toast.success(text.erased)
    },
  })
}
