import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifications } from '#features/notifications/contract.ts'
import { notifications as words } from '#features/notifications/words/notifications.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

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
