import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commissionRules as calls } from '#contract/commission-rules.ts'
import type { CallInput } from '#contract/route.ts'
import { call, isSavedMeanwhile } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { commissionRules } from '#web/i18n/pt-BR/commission-rules.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'
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
