import { useMutation } from '@tanstack/react-query'
import { payments } from '#features/payments/contract.ts'
import { payment as words } from '#features/payments/words/payment.pt-BR.ts'
import { purchases } from '#features/purchases/contract.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Props = {
  packageId: string
  registrationId: string
  /** What was bought for the company; null for its order. */
  purchaseId?: string | null
  label: string
  /** Where several such buttons stand: says which order is meant. */
  name?: string
  /** The screen to come back to without having paid. */
  from?: '/user/dashboard' | '/user/payments' | '/user/services'
  variant?: ButtonVariant
}

type Bought = Pick<Props, 'packageId' | 'registrationId' | 'purchaseId'>

/** What was bought later leads back to its own screen. */
function begin({ packageId, registrationId, purchaseId }: Bought, from: string): Promise<{ url: string }> {
  const cancelUrl = `${location.origin}${from}?payment=cancelled`
  if (purchaseId) {
    const successUrl = `${location.origin}/user/services?empresa=${registrationId}&payment=success&pedido=${purchaseId}`
    return call(purchases.pay, { id: purchaseId, successUrl, cancelUrl: `${cancelUrl}&empresa=${registrationId}` })
  }
  const successUrl = `${location.origin}/user/dashboard?payment=success&order=${registrationId}`
  return call(payments.create, { packageId, businessRegistrationId: registrationId, successUrl, cancelUrl })
}

/** Leads to the provider's page for an order that is not paid yet; while payments are paused it says so. */
export function PayButton({ label, name, from = '/user/dashboard', variant = 'primary', ...bought }: Props) {
  const text = useMessages('payment', words)
  const failureText = useFailureText()
  const paused = useSession().data?.paymentsPaused
  const pay = useMutation({
    mutationFn: () => begin(bought, from),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(text.payFailed, { description: failureText(error) }),
  })
  if (paused)
    return (
      // The accent button lies on a dark ground.
      <p className={`font-semibold ${variant === 'accent' ? 'text-ipe-300' : 'text-ipe-700'}`}>{text.pausedTitle}</p>
    )
  return (
    <Button
      variant={variant}
      size="panel"
      aria-label={name}
      loading={pay.isPending || pay.isSuccess}
      onClick={() => pay.mutate()}
    >
      {label}
    </Button>
  )
}
