import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyRecord } from '#contract/company-record.ts'
import type { CallInput } from '#contract/route.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { companyRecord as words } from '#web/i18n/pt-BR/company-record.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

/** Whether somebody else saved meanwhile. */
export const isMet = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

export function useSaveRecord(onDone: () => void) {
  const client = useQueryClient()
  const { form: text } = useMessages('companyRecord', words)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (input: CallInput<typeof companyRecord.save>) => call(companyRecord.save, input),
    onSuccess: () => {
      toast.success(text.done)
      onDone()
    },
    onError: (error) => {
      // The form itself tells of a save by somebody else.
      if (!isMet(error)) toast.error(text.failed, { description: failureText(error) })
    },
    // Read again even after a refusal, because somebody else may have saved.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
}
