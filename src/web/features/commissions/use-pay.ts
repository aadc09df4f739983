import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commissions as calls } from '#contract/commissions.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { commissions } from '#web/i18n/pt-BR/commissions.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'
import { commissionReads } from './queries.ts'

/** Pays once; `data` says of each who had paid it before. */
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
