import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifications } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { notifications as words } from '#web/i18n/pt-BR/notifications.ts'
import { toast } from '#web/ui/toast.ts'

function useReadAgain() {
  const client = useQueryClient()
  return () => readAgainAfter(client, 'notification.read')
}

export function useMarkRead() {
  const readAgain = useReadAgain()
  const text = useMessages('notifications', words)
  return useMutation({
    mutationFn: (id: string) => call(notifications.markRead, { id }),
    onError: () => toast.error(text.error, { description: text.markFailed }),
    onSettled: readAgain,
  })
}

export function useMarkAllRead() {
  const readAgain = useReadAgain()
  const text = useMessages('notifications', words)
  return useMutation({
    mutationFn: () => call(notifications.markAllRead, {}),
    onSuccess: () => toast.success(text.allMarked),
    onError: () => toast.error(text.error, { description: text.markAllFailed }),
    onSettled: readAgain,
  })
}
