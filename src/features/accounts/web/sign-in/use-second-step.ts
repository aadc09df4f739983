import { useMutation } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useSignedIn } from './use-sign-in.ts'

type Reactions = { onOver: (text: string) => void; onRefused: (error: unknown, text: string) => void }

/** Sends the second factor's code or a recovery code. After the time limit the person has to enter the password again. */
export function useSecondStep({ onOver, onRefused }: Reactions) {
  const onSuccess = useSignedIn()
  const failureText = useFailureText()
  const mutation = useMutation({
    gcTime: 0,
    mutationFn: (code: string) => call(accounts.secondStep, { code }),
    onSuccess,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_over') onOver(failureText(error))
      else onRefused(error, failureText(error))
    },
  })
  return { ...mutation, failure: mutation.error ? failureText(mutation.error) : undefined }
}
