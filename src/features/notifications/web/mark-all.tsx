import { notifications as calls } from '#features/notifications/contract.ts'
import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export function MarkAll({ className = '' }: { className?: string }) {
  const text = useMessages('notifications', notifications)
  const markAll = useCall(calls.markAllRead, {
    event: 'notification.read',
    done: text.allMarked,
    failed: text.error,
    reason: () => text.markAllFailed,
  })
  return (
    <Button
      variant="ghost"
      size="panel"
      className={className}
      loading={markAll.isPending}
      onClick={() => markAll.mutate({})}
    >
      {text.markAll}
    </Button>
  )
}
