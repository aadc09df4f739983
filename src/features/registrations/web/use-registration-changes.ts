import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { registrations } from '#features/registrations/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Words = { done: string; failed: string; failedText: string }

/** Whether the server refused the call with a reason to show; other failures get the screen's general text. */
const hasReason = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

function useChange<Input>(words: Words, send: (input: Input) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(words.done)
      onDone()
    },
    onError: (error) =>
      toast.error(words.failed, { description: hasReason(error) ? failureText(error) : words.failedText }),
    // Reload even after a refusal, because another person may have changed the process.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}

export function useAssignAgent(onDone: () => void) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const send = (input: CallInput<typeof registrations.assign>) => call(registrations.assign, input)
  return useChange(text.assign, send, onDone)
}

/** Admins and agents read different texts for the same action (G35). */
export type Side = 'office' | 'agent'

export function useSetStatus(side: Side, onDone: () => void) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const send = (input: CallInput<typeof registrations.setStatus>) => call(registrations.setStatus, input)
  return useChange(text.setStatus[side], send, onDone)
}
