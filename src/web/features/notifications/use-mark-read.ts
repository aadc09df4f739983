import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { contract } from '#contract/index.ts'
import { call, keyOf } from '#web/api.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'

const listKey = keyOf(contract.notifications.list)

export function useMarkRead() {
  const client = useQueryClient()
  const text = useMessages('notifications')
  return useMutation({
    mutationFn: (id: string) => call(contract.notifications.markRead, { id }),
    onError: () => toast.error(text.error, { description: text.markFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  const text = useMessages('notifications')
  return useMutation({
    mutationFn: () => call(contract.notifications.markAllRead, {}),
    onError: () => toast.error(text.error, { description: text.markAllFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
