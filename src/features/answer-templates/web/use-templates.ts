import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerTemplates } from '#features/answer-templates/contract.ts'
import type { AnswerKind } from '#features/answer-templates/rules/template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { templatesQuery } from './queries.ts'

type Written = { kind: AnswerKind; title: string; body: string; known?: { id: string; version: number } }

/** Saves, reorders and removes the user's own templates; the form itself shows why a save was refused. */
export function useTemplates() {
  const text = useMessages('answers', answers)
  const failureText = useFailureText()
  const client = useQueryClient()
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }) }
  const onError = (error: Error) => void toast.error(text.failed, { description: failureText(error) })
  const save = useMutation({
    mutationFn: ({ kind, title, body, known }: Written) =>
      known
        ? call(answerTemplates.save, { id: known.id, title, body, expectedVersion: known.version })
        : call(answerTemplates.create, { kind, title, body }),
    onSuccess: () => toast.success(text.saved),
    ...settled,
  })
  const order = useMutation({
    mutationFn: (of: { kind: AnswerKind; ids: string[] }) => call(answerTemplates.order, of),
    onSuccess: (own) => client.setQueryData(templatesQuery.queryKey, own),
    onError,
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(answerTemplates.remove, { id }),
    onSuccess: () => toast.success(text.removed),
    onError,
    ...settled,
  })
  return { save, order, remove }
}
