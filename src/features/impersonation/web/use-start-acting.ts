import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { impersonation } from '#features/impersonation/contract.ts'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Starts an impersonation and navigates to that person's dashboard. */
export function useStartActing() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { start: text } = useMessages('impersonations', words)
  return useMutation({
    mutationFn: (asked: { userId: string; reason: string }) => {
      // The call replaces the own session; the stream's `session.ended` for it must not be taken for a sign-out.
      setLeaving(true)
      return call(impersonation.start, asked)
    },
    onSuccess: async (session) => {
      replaceSession(client, session)
      if (!session.user) return
      await navigate(homeOf[session.user.role])
      toast.success(text.started({ name: session.user.name }))
    },
    onError: () => toast.error(text.failed),
    onSettled: () => setLeaving(false),
  })
}
