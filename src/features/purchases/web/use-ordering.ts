import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput } from '#contract/route.ts'
import { purchases } from '#features/purchases/contract.ts'
import { call } from '#web/api/call.ts'

export type What = CallInput<typeof purchases.create>['what']

/** Orders and opens the payment page; a retry after a lost answer sends the same purchase id. */
export function useOrdering(registrationId: string, what: What, seenTotalCents: number) {
  const purchaseId = useRef<string>(undefined)
  return useMutation({
    mutationFn: () => {
      purchaseId.current ??= crypto.randomUUID()
      const page = `${location.origin}/user/services?empresa=${registrationId}`
      return call(purchases.create, {
        id: registrationId,
        purchaseId: purchaseId.current,
        what,
        seenTotalCents,
        successUrl: `${page}&payment=success`,
        cancelUrl: `${page}&payment=cancelled`,
      })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
}
