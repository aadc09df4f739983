import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { signUp as words } from '#features/accounts/words/sign-up.pt-BR.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { forgetSessionEnd } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Person = { name: string; email: string; password: string }

/** Signs up and updates the cached session; the page around the form navigates as soon as that has a user. */
export function useSignUp(onRefused: (error: unknown, text: string) => void) {
  const client = useQueryClient()
  const text = useMessages('signUp', words)
  const failureText = useFailureText()
  const mutation = useMutation({
    gcTime: 0,
    mutationFn: ({ name, email, password }: Person) =>
      call(accounts.signUp, { name, email, password, acceptedTerms: currentConsent.terms }),
    onSuccess: (session) => {
      forgetSessionEnd()
      replaceSession(client, session)
      toast.success(text.created, { id: 'sign-up' })
    },
    onError: (error) => onRefused(error, failureText(error)),
  })
  return { ...mutation, failure: mutation.error ? failureText(mutation.error) : undefined }
}
