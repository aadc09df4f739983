import { useMutation, useQueryClient } from '@tanstack/react-query'
import { documents } from '#contract/documents.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamDocuments } from '#web/i18n/pt-BR/team-documents.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

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
        // The server says whether somebody decided before or a newer file came.
        description: error instanceof ApiError && error.status < 500 ? failureText(error) : text.failedText,
      }),
    onSettled: () => readAgainAfter(client, 'documents.changed'),
  })
}
