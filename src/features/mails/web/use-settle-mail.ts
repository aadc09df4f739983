import { useMutation, useQueryClient } from '@tanstack/react-query'
import { officeDashboard } from '#features/dashboard/contract.ts'
import { failedMails as calls } from '#features/mails/contract/failed-mails.ts'
import { failedMails } from '#features/mails/words/failed-mails.pt-BR.ts'
import { ApiError, call, keyOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

const stale = [calls.list, officeDashboard.read]
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Retries a failed mail, or takes it off the list. */
export function useSettleMail() {
  const client = useQueryClient()
  const text = useMessages('failedMails', failedMails)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: ({ id, route }: { id: string; route: 'retry' | 'dismiss' }) => call(calls[route], { id }),
    onSuccess: (_, { route }) => toast.success(route === 'retry' ? text.retried : text.dismissed),
    onError: (error) => toast.error(text.failed, { description: isGone(error) ? text.gone : failureText(error) }),
    onSettled: () => Promise.all(stale.map((route) => client.invalidateQueries({ queryKey: keyOf(route) }))),
  })
}
