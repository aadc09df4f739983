import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { papers } from '#features/papers/contract.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** Makes one paper. The list shows the reasons of a refusal, so it is read again. */
export function useMakePaper(id: string) {
  const client = useQueryClient()
  const text = useMessages('papers', words)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (kind: CallInput<typeof papers.make>['kind']) => call(papers.make, { id, kind }),
    onSuccess: ({ kind }) => toast.success(text.done({ name: text.names[kind] })),
    onError: (error, kind) =>
      toast.error(text.failed({ name: text.names[kind] }), {
        description: error instanceof ApiError && error.code === 'paper_refused' ? text.refused : failureText(error),
      }),
    onSettled: () => readAgainAfter(client, 'documents.changed'),
  })
}

export function useShowPaper(id: string) {
  const client = useQueryClient()
  const text = useMessages('papers', words)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (input: Omit<CallInput<typeof papers.show>, 'id'>) => call(papers.show, { id, ...input }),
    onSuccess: ({ kind }, { shown }) =>
      toast.success((shown ? text.nowShown : text.nowHidden)({ name: text.names[kind] })),
    onError: (error) => toast.error(text.showFailed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'documents.changed'),
  })
}
