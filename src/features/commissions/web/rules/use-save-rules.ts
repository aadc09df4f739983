import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { commissionRules as calls } from '#features/commissions/contract/commission-rules.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { call, isSavedMeanwhile } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { rulesQuery } from './queries.ts'

type Wanted = CallInput<typeof calls.change> | { create: CallInput<typeof calls.create> }

export function useSaveRules(onDone: () => void) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (wanted: Wanted) =>
      'create' in wanted ? call(calls.create, wanted.create) : call(calls.change, wanted),
    onSuccess: (rules, wanted) => {
      client.setQueryData(rulesQuery.queryKey, rules)
      toast.success(text.saved({ count: 'create' in wanted ? 1 : wanted.rules.length }))
      onDone()
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: rulesQuery.queryKey })
      if (!isSavedMeanwhile(error)) toast.error(text.failed, { description: failureText(error) })
    },
  })
}
