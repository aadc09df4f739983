import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { contract } from '#contract/index.ts'
import type { CallInput } from '#contract/route.ts'
import { ApiError, call } from '#web/api.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { replaceSession } from '#web/session/replace-session.ts'
import { forgetSessionEnd } from '#web/session/session-end.ts'

type Credentials = CallInput<typeof contract.accounts.signIn>

/** The page that shows the form leads on as soon as the session has a person. */
export function useSignIn(onFieldErrors: (fields: Record<string, string>) => void) {
  const client = useQueryClient()
  const text = useMessages('account')
  const mutation = useMutation({
    // The password must not lie in memory longer than the call.
    gcTime: 0,
    mutationFn: (credentials: Credentials) => call(contract.accounts.signIn, credentials),
    onSuccess: (session) => {
      forgetSessionEnd()
      replaceSession(client, session)
      toast.success(text.signedIn)
    },
    onError: (error) => {
      if (error instanceof ApiError) onFieldErrors(error.fields)
      toast.error(text.failed)
    },
  })
  return { ...mutation, errorText: textOf(mutation.error, text) }
}

function textOf(error: unknown, text: { failedText: string; noConnection: string }): string {
  if (!(error instanceof ApiError)) return text.failedText
  if (error.status === 0) return text.noConnection
  return error.code === 'invalid_credentials' ? text.failedText : error.message
}
