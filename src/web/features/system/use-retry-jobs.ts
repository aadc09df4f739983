import { useMutation, useQueryClient } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { system as words } from '#web/i18n/pt-BR/system.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'
import { systemQuery } from './queries.ts'

/** Runs one failed job again, or all of them. */
export function useRetryJobs() {
  const { jobs: text } = useMessages('system', words)
  const failureText = useFailureText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => (id ? call(system.retryJob, { id }) : call(system.retryJobs, {})),
    onSuccess: ({ retried }) => toast.success(text.retried({ count: retried })),
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: systemQuery.queryKey }),
  })
}
