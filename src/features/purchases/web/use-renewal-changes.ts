import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { renewals } from '#features/purchases/contract.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

export type Stop = Omit<CallInput<typeof renewals.stop>, 'id'>

/** Stops or resumes a renewal; the screen and the calendar are refetched. */
export function useRenewalChanges(id: string) {
  const text = useMessages('purchases', words)
  const client = useQueryClient()
  const failureText = useFailureText()
  const onSettled = () => readAgainAfter(client, 'registration.changed')
  const stop = useMutation({
    mutationFn: (asked: Stop) => call(renewals.stop, { id, ...asked }),
    onSuccess: () => toast.success(text.stop.done),
    onSettled,
  })
  const resume = useMutation({
    mutationFn: (extraId: string) => call(renewals.resume, { id, extraId }),
    onSuccess: () => toast.success(text.renewals.resumed),
    onError: (error) => toast.error(text.bought.failed, { description: failureText(error) }),
    onSettled,
  })
  return { stop, resume }
}
