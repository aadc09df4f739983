import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { announcement as calls } from '#features/announcement/contract.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Input = CallInput<typeof calls.save>

/** Saves one part and refetches all, also after a refusal, because another admin may have saved meanwhile. */
export function useSavePart(onDone: () => void) {
  const text = useMessages('announcement', announcement)
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (input: Input) => call(calls.save, input),
    onSuccess: () => {
      toast.success(text.saved)
      onDone()
    },
    onError: (error) => toast.error(text.saveFailed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'announcement.changed'),
  })
}
