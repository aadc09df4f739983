import { notifications } from '#features/notifications/contract.ts'
import { notifications as words } from '#features/notifications/words/notifications.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export function useMarkRead() {
  const text = useMessages('notifications', words)
  return useCall(notifications.markRead, {
    event: 'notification.read',
    failed: text.error,
    reason: () => text.markFailed,
  })
}
