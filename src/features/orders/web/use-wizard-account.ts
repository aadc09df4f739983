import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { accounts } from '#features/accounts/contract.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { ApiError, call, isNotCreated } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import type { Session } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type NewAccount = Omit<CallInput<typeof accounts.signUp>, 'acceptedTerms' | 'role'>
type Credentials = CallInput<typeof accounts.signIn>

const shownFields = ['name', 'email', 'password'] as const

/** The part of a mutation that a form needs. */
export type AccountCall<Given> = { mutate: (given: Given) => void; isPending: boolean; error: Error | null }

/** Signs up or signs in without leaving the order; the wizard continues once the session has a user. */
export function useWizardAccount(text: WizardMessages['account'], onSignedUp: () => void) {
  const client = useQueryClient()
  const failureText = useFailureText()
  // A password must not stay in memory longer than the call.
  const gcTime = 0
  const signUp = useMutation({
    gcTime,
    mutationFn: (account: NewAccount) => call(accounts.signUp, { ...account, acceptedTerms: currentConsent.terms }),
    onSuccess: (session) => {
      onSignedUp()
      replaceSession(client, session)
      toast.success(text.created, { description: text.createdText })
    },
    onError: (error) => {
      // Errors of a field are shown at the field, without a toast.
      if (error instanceof ApiError && shownFields.some((field) => error.fields[field])) return
      toast.error(text.signUpFailed, {
        description: isNotCreated(error) ? text.signUpFailedText : failureText(error),
      })
    },
  })
  const welcome = (session: Session): void => {
    replaceSession(client, session)
    if (session.user) toast.success(text.welcomeBack, { description: text.signedIn })
  }
  const signIn = useMutation({
    gcTime,
    mutationFn: (credentials: Credentials) => call(accounts.signIn, credentials),
    onSuccess: welcome,
    onError: (error) => {
      const wrong = error instanceof ApiError && error.code === 'invalid_credentials'
      toast.error(text.signInFailed, { description: wrong ? text.signInFailedText : failureText(error) })
    },
  })
  // A refused code is shown at its field, without a toast.
  const secondStep = useMutation({
    gcTime,
    mutationFn: (code: string) => call(accounts.secondStep, { code }),
    onSuccess: welcome,
  })
  return { signUp, signIn, secondStep }
}
