import { officeDashboard } from '#features/dashboard/contract.ts'
import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Marks a dispute as handled by the office, so that it no longer waits on the dashboard (G50). */
export function CloseDispute({ id }: { id: string }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const closing = useCall(paymentHistory.closeDispute, {
    event: 'registration.changed',
    stale: [officeDashboard.read],
    done: text.disputeDone,
    failed: text.disputeFailed,
  })
  return (
    <Button
      variant="ghost"
      size="panel"
      loading={closing.isPending}
      onClick={() => closing.mutate({ id })}
      className="mt-2"
    >
      {text.closeDispute}
    </Button>
  )
}
