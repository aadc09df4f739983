import { useMutation, useQueryClient } from '@tanstack/react-query'
import { officeDashboard } from '#contract/office-dashboard.ts'
import { paymentHistory } from '#contract/payment-history.ts'
import { call, keyOf } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** The office has dealt with a dispute, which then no longer waits on the dashboard (G50). */
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
