import { useMutation, useQueryClient } from '@tanstack/react-query'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import type { PaymentMode } from '#features/payments/rules/methods.ts'
import { call } from '#web/api/call.ts'
import { sessionQuery } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { detailsQuery, useKeyProblem } from './use-stripe.ts'

/** Switches the payment provider, and saves the secret that verifies Stripe's webhook events. */
export function useProviderChanges() {
  const text = useMessages('integrations', integrations)
  const problemText = useKeyProblem()
  const failureText = useFailureText()
  const client = useQueryClient()
  const read = () => {
    void client.invalidateQueries({ queryKey: detailsQuery.queryKey })
    // The session says whether payments are in test mode.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const onError = (error: unknown) => toast.error(text.exception({ message: failureText(error) }))
  const switchTo = useMutation({
    mutationFn: (use: PaymentMode) => call(paymentKeys.switchProvider, { use }),
    onSuccess: ({ inUse }) => {
      toast.success(text.provider.switched[inUse])
      read()
    },
    onError,
  })
  const saveSecret = useMutation({
    gcTime: 0,
    mutationFn: (webhookSecret: string) => call(paymentKeys.saveWebhookSecret, { webhookSecret }),
    onSuccess: ({ success, error }) => {
      if (success) toast.success(text.webhook.saved)
      else toast.error(problemText(error) ?? text.problems.notSaved)
      read()
    },
    onError,
  })
  return { switchTo, saveSecret }
}
