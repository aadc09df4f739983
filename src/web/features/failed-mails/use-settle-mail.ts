import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failedMails as calls } from '#contract/failed-mails.ts'
import { officeDashboard } from '#contract/office-dashboard.ts'
import { ApiError, call, keyOf } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { failedMails } from '#web/i18n/pt-BR/failed-mails.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

const stale = [calls.list, officeDashboard.read]
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Has a mail sent again, or takes it off the list. */
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
