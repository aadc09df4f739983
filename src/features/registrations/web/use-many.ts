import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput, Output } from '#contract/route.ts'
import { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Outcomes = Output<typeof registrationsMany.assignMany>
export type Outcome = Outcomes['results'][number]
type Words = { done: string; failed: string; failedText: string }

const REFUSED = 409

/** The reason why one of several processes was not changed, in the same words as for a change of one. */
export function useRefusalText(): (outcome: Outcome) => string {
  const failureText = useFailureText()
  return ({ refusal }) => {
    if (!refusal) return ''
    const { code, message, reason, fields } = refusal
    return failureText(
      new ApiError(REFUSED, { code, message, fields, requestId: '', ...(reason === null ? {} : { reason }) }),
    )
  }
}

/** Shows a toast when all changes succeeded, all failed, or the call failed; mixed results are shown row by row. */
function useChangeOfMany<Input>(
  words: Words,
  send: (input: Input) => Promise<Outcomes>,
  onResults: (of: Outcome[]) => void,
) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ results }) => {
      if (results.every(({ done }) => done)) toast.success(words.done)
      else if (results.every(({ done }) => !done)) toast.error(words.failed)
      onResults(results)
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
      toast.error(words.failed, { description: refused ? failureText(error) : words.failedText })
    },
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}

export function useAssignMany(onResults: (of: Outcome[]) => void) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const send = (input: CallInput<typeof registrationsMany.assignMany>) => call(registrationsMany.assignMany, input)
  return useChangeOfMany(text.assign, send, onResults)
}

export function useSetStatusMany(onResults: (of: Outcome[]) => void) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const send = (input: CallInput<typeof registrationsMany.setStatusMany>) =>
    call(registrationsMany.setStatusMany, input)
  return useChangeOfMany(text.setStatus.office, send, onResults)
}
