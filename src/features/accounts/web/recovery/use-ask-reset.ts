import { useMutation } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { call } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** Asks for a reset link; the server gives the same answer for every address (A4). */
export function useAskReset(reactions: { onSent: () => void; onRefused?: (error: unknown, text: string) => void }) {
  const failureText = useFailureText()
  const mutation = useMutation({
    mutationFn: (email: string) => call(accounts.askReset, { email }),
    onSuccess: reactions.onSent,
    onError: (error) => reactions.onRefused?.(error, failureText(error)),
  })
  return { ...mutation, failure: mutation.error ? failureText(mutation.error) : undefined }
}
