import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifications } from '#contract/notifications.ts'
import { call, keyOf } from '#web/api.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { notifications as words } from '#web/messages/pt-BR/notifications.ts'
import { toast } from '#web/ui/toast.ts'

const listKey = keyOf(notifications.list)

export function useMarkRead() {
  const client = useQueryClient()
  const text = useMessages('notifications', words)
  return useMutation({
    mutationFn: (id: string) => call(notifications.markRead, { id }),
    onError: () => toast.error(text.error, { description: text.markFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  const text = useMessages('notifications', words)
  return useMutation({
    mutationFn: () => call(notifications.markAllRead, {}),
    onError: () => toast.error(text.error, { description: text.markAllFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
