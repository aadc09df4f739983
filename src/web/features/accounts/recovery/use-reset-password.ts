import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accounts } from '#contract/accounts.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { recovery } from '#web/i18n/pt-BR/recovery.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { forgetSession } from '#web/session/replace-session.ts'
import { toast } from '#web/ui/toast.ts'

/** All sessions of the account end with it, this browser's too if it is the same person's: the next page is the sign-in. */
export function useResetPassword(onRefused: (error: unknown, text: string) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const text = useMessages('recovery', recovery)
  const failureText = useFailureText()
  const mutation = useMutation({
    gcTime: 0,
    mutationFn: (input: { token: string; password: string }) => call(accounts.resetPassword, input),
    onSuccess: async () => {
      await forgetSession(client)
      toast.success(text.saved, { id: 'password' })
      await navigate('/login', { replace: true, state: { passwordSet: true } })
    },
    onError: (error) => onRefused(error, failureText(error)),
  })
  const { error } = mutation
  // A token of the wrong shape is refused as a field; for people it is a link that does not work.
  const expired = error instanceof ApiError && (error.code === 'link_expired' || error.fields['token'] !== undefined)
  return { ...mutation, expired, failure: error ? failureText(error) : undefined }
}
