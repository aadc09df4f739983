import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { signIn } from '#features/accounts/words/sign-in.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { forgetSessionEnd } from '#web/session/session-end.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Reactions = { onOver: (text: string) => void; onRefused: (error: unknown, text: string) => void }

/** Sends the second factor's code or a recovery code. After the time limit the person has to enter the password again. */
export function useSecondStep({ onOver, onRefused }: Reactions) {
  const client = useQueryClient()
  const text = useMessages('signIn', signIn)
  const failureText = useFailureText()
  const mutation = useMutation({
    gcTime: 0,
    mutationFn: (code: string) => call(accounts.secondStep, { code }),
    onSuccess: (session) => {
      forgetSessionEnd()
      replaceSession(client, session)
      toast.success(text.signedIn, { id: 'sign-in' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_over') onOver(failureText(error))
      else onRefused(error, failureText(error))
    },
  })
  return { ...mutation, failure: mutation.error ? failureText(mutation.error) : undefined }
}
