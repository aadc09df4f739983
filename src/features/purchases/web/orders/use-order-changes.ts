import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { purchases } from '#features/purchases/contract.ts'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export function useStartOrder() {
  const text = useMessages('serviceOrders', serviceOrders)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof purchases.start>) => call(purchases.start, input),
    onSuccess: () => void toast.success(text.started),
    // Refetched even after an error, because another person may have changed the order.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}

/** Finishes an ordered service: it leaves the list of waiting ones, and the customer is notified. */
export function useFinishOrder(onDone: () => void) {
  const { finish: text } = useMessages('serviceOrders', serviceOrders)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof purchases.finish>) => call(purchases.finish, input),
    onSuccess: () => {
      toast.success(text.done, { description: text.doneText })
      onDone()
    },
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}
