import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announcement as calls } from '#contract/announcement.ts'
import type { CallInput } from '#contract/route.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { announcement } from '#web/i18n/pt-BR/announcement.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

type Input = CallInput<typeof calls.save>

/** Saves one part; a refusal says why, and what somebody else saved meanwhile is read. */
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
