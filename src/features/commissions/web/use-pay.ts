import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commissions as calls } from '#features/commissions/contract.ts'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { commissionReads } from './queries.ts'

/** Marks commissions as paid; `data` says which of them had been paid before, and by whom. */
export function usePay() {
  const { detail: text } = useMessages('commissions', commissions)
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (ids: string[]) => call(calls.pay, { ids }),
    onSuccess: ({ items }) => {
      const count = items.filter(({ result }) => result === 'paid').length
      if (count > 0) toast.success(text.done({ count }))
    },
    onError: (error) => toast.error(text.payFailed, { description: failureText(error) }),
    onSettled: () => {
      for (const queryKey of commissionReads) void client.invalidateQueries({ queryKey })
    },
  })
}
