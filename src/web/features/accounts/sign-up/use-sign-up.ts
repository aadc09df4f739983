import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#contract/accounts.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { signUp as words } from '#web/i18n/pt-BR/sign-up.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { forgetSessionEnd } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'

type Person = { name: string; email: string; password: string }

/** The page around the form navigates on as soon as the session has a user. */
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
