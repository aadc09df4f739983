import { useMutation, useQueryClient } from '@tanstack/react-query'
import { officeDashboard } from '#features/dashboard/contract.ts'
import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { call, keyOf } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** Marks a dispute as handled by the office, so that it no longer waits on the dashboard (G50). */
export function CloseDispute({ id }: { id: string }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const client = useQueryClient()
  const failureText = useFailureText()
  const closing = useMutation({
    mutationFn: () => call(paymentHistory.closeDispute, { id }),
    onSuccess: () => toast.success(text.disputeDone),
    onError: (error) => toast.error(text.disputeFailed, { description: failureText(error) }),
    onSettled: () =>
      Promise.all([
        readAgainAfter(client, 'registration.changed'),
        client.invalidateQueries({ queryKey: keyOf(officeDashboard.read) }),
      ]),
  })
  return (
    <Button variant="ghost" size="panel" loading={closing.isPending} onClick={() => closing.mutate()} className="mt-2">
      {text.closeDispute}
    </Button>
  )
}
