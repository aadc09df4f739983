import { useMutation } from '@tanstack/react-query'
import { accounts } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { verification } from '#web/i18n/pt-BR/verification.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

export function useAskVerification() {
  const text = useMessages('verification', verification)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => call(accounts.askVerification, {}),
    onSuccess: () => toast.success(text.sent),
    onError: (error) => toast.error(text.sendFailed, { description: failureText(error) }),
  })
}
