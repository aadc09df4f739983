import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { contract } from '#contract/index.ts'
import { call } from '#web/api.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { replaceSession } from './replace-session.ts'
import { setLeaving } from './session-end.ts'
import { type Session, sessionQuery } from './use-session.ts'

export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const text = useMessages('shell')
  return useMutation({
    mutationFn: () => {
      setLeaving(true)
      return call(contract.accounts.signOut, {})
    },
    onSuccess: async () => {
      const demo = client.getQueryData<Session>(sessionQuery.queryKey)?.demo ?? false
      // First away from the guarded page, which would lead to the sign-in form; the public layout notes the arrival.
      await navigate('/')
      replaceSession(client, { user: null, demo })
      sessionStorage.clear()
      toast.success(text.signedOut)
    },
    onError: () => {
      setLeaving(false)
      toast.error(text.signOutFailed)
    },
  })
}
