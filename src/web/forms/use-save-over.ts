import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

type Said = { done: string; failed: string }

/** Saves what belongs to a process over the version that was seen; the form itself tells of a save by somebody else. */
export function useSaveOver<Input>(send: (input: Input) => Promise<unknown>, said: Said, onDone: () => void) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(said.done)
      onDone()
    },
    onError: (error) => {
      if (!isConflict(error)) toast.error(said.failed, { description: failureText(error) })
    },
    // Read again even after a refusal, because somebody else may have saved.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}
