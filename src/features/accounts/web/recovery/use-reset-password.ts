import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accounts } from '#features/accounts/contract.ts'
import { ApiError, call } from '#web/api/call.ts'
import { forgetSession } from '#web/session/replace-session.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** A new password ends all sessions of the account, possibly this browser's too, so the sign-in page follows. */
export function useResetPassword(onRefused: (error: unknown, text: string) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const mutation = useMutation({
    gcTime: 0,
    mutationFn: (input: { token: string; password: string }) => call(accounts.resetPassword, input),
    onSuccess: async () => {
      await forgetSession(client)
      await navigate('/login', { replace: true, state: { passwordSet: true } })
    },
    onError: (error) => onRefused(error, failureText(error)),
  })
  const { error } = mutation
  return { ...mutation, dead: deadBy(error), failure: error ? failureText(error) : undefined }
}

/** Why a link cannot be used; a malformed token, refused as an invalid field, counts as expired. */
function deadBy(error: unknown): 'used' | 'expired' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'link_used') return 'used'
  return error.code === 'link_expired' || error.fields['token'] !== undefined ? 'expired' : undefined
}
