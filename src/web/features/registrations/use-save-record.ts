import { companyRecord } from '#contract/company-record.ts'
import type { CallInput } from '#contract/route.ts'
import { call } from '#web/api/call.ts'
import { useSaveOver } from '#web/forms/use-save-over.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { companyRecord as words } from '#web/i18n/pt-BR/company-record.ts'

export function useSaveRecord(onDone: () => void) {
  const { form: text } = useMessages('companyRecord', words)
  return useSaveOver((input: CallInput<typeof companyRecord.save>) => call(companyRecord.save, input), text, onDone)
}
