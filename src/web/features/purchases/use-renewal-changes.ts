import { useMutation, useQueryClient } from '@tanstack/react-query'
import { renewals } from '#contract/purchases.ts'
import type { CallInput } from '#contract/route.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { purchases as words } from '#web/i18n/pt-BR/purchases.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

export type Stop = Omit<CallInput<typeof renewals.stop>, 'id'>

/** Stops a renewal or brings it back; the screen and the calendar are read again. */
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
