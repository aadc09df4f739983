import { useQueryClient } from '@tanstack/react-query'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Refund, refundQuery } from './queries.ts'

/** The effects of a decision: shows the refund's outcome at the provider, which is not always what was decided. */
export function useDecided() {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  const client = useQueryClient()
  return {
    event: 'registration.changed',
    done: ({ status }: Refund) => {
      if (status === 'failed') return undefined
      return status === 'paid' || status === 'refused' ? text[status] : text.waiting
    },
    onDone: (refund: Refund) => {
      client.setQueryData(refundQuery(refund.id).queryKey, refund)
      if (refund.status === 'failed') toast.error(text.notPaid)
    },
  } as const
}
