import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { accounts } from '#features/accounts/contract.ts'
import { signIn } from '#features/accounts/words/sign-in.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { forgetSessionEnd } from '#web/session/session-end.ts'
import type { Session } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Credentials = CallInput<typeof accounts.signIn>

/** Puts the session of a sign-in in place; the page moves on once it has a user or waits for the second factor. */
export function useSignedIn(): (session: Session) => void {
  const client = useQueryClient()
  const text = useMessages('signIn', signIn)
  return (session) => {
    forgetSessionEnd()
    replaceSession(client, session)
    if (session.user) toast.success(text.signedIn, { id: 'sign-in' })
  }
}

/** Signs in and updates the cached session; the page around the form moves on by it. */
export function useSignIn(onRefused: (error: unknown) => void) {
  const onSuccess = useSignedIn()
  const failureText = useFailureText()
  const mutation = useMutation({
    // The password must not stay in memory longer than the call.
    gcTime: 0,
    mutationFn: (credentials: Credentials) => call(accounts.signIn, credentials),
    onSuccess,
    onError: onRefused,
  })
  return { ...mutation, failure: mutation.error ? failureText(mutation.error) : undefined }
}
