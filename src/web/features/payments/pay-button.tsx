import { useMutation } from '@tanstack/react-query'
import { payments } from '#contract/payments.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { payment as words } from '#web/i18n/pt-BR/payment.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  packageId: string
  registrationId: string
  label: string
  /** Where several such buttons stand: says which order is meant. */
  name?: string
  /** The screen to come back to without having paid. */
  from?: '/user/dashboard' | '/user/payments'
  quiet?: boolean
}

/** Leads to the provider's page for an order that is not paid yet. */
export function PayButton({ packageId, registrationId, label, name, from = '/user/dashboard', quiet = false }: Props) {
  const text = useMessages('payment', words)
  const failureText = useFailureText()
  const pay = useMutation({
    mutationFn: () =>
      call(payments.create, {
        packageId,
        businessRegistrationId: registrationId,
        successUrl: `${location.origin}/user/dashboard?payment=success&order=${registrationId}`,
        cancelUrl: `${location.origin}${from}?payment=cancelled`,
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(text.payFailed, { description: failureText(error) }),
  })
  return (
    <Button
      variant={quiet ? 'ghost' : 'primary'}
      size="panel"
      aria-label={name}
      loading={pay.isPending || pay.isSuccess}
      onClick={() => pay.mutate()}
    >
      {label}
    </Button>
  )
}
