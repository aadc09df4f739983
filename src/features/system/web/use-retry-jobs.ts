import { useMutation, useQueryClient } from '@tanstack/react-query'
import { system } from '#features/system/contract.ts'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
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
