import { useMutation, useQueryClient } from '@tanstack/react-query'
import { documents } from '#features/documents/contract.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Decision = { id: string; version: number; reason?: string }

/** Approves, or with a reason rejects, the version that was looked at. */
export function useReview(onDone: () => void) {
  const client = useQueryClient()
  const text = useMessages('teamDocuments', teamDocuments)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: ({ reason, ...of }: Decision) =>
      reason === undefined ? call(documents.approve, of) : call(documents.reject, { ...of, reason }),
    onSuccess: (_, { reason }) => {
      toast.success(reason === undefined ? text.approved : text.rejected)
      onDone()
    },
    onError: (error) =>
      toast.error(text.failed, {
        // The server's error says whether another reviewer decided first or a newer file arrived.
        description: error instanceof ApiError && error.status < 500 ? failureText(error) : text.failedText,
      }),
    onSettled: () => readAgainAfter(client, 'documents.changed'),
  })
}
