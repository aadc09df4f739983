import { useMutation } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

export function useAskVerification() {
  const text = useMessages('verification', verification)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => call(accounts.askVerification, {}),
    onSuccess: () => toast.success(text.sent),
    onError: (error) => toast.error(text.sendFailed, { description: failureText(error) }),
  })
}
