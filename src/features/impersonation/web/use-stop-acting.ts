import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { impersonation } from '#features/impersonation/contract.ts'
import { impersonation as words } from '#features/impersonation/words/impersonation.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Ends the impersonation and navigates to the superadmin's own dashboard. */
export function useStopActing() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const text = useMessages('impersonation', words)
  return useMutation({
    mutationFn: () => {
      // The call ends the impersonated session; the stream's `session.ended` for it must not be taken for a sign-out.
      setLeaving(true)
      return call(impersonation.stop, {})
    },
    onSuccess: async (session) => {
      replaceSession(client, session)
      if (session.user) await navigate(homeOf[session.user.role])
      toast.success(text.stopped)
    },
    onError: () => toast.error(text.stopFailed),
    onSettled: () => setLeaving(false),
  })
}
