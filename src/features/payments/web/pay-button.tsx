import { payments } from '#features/payments/contract.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { purchases } from '#features/purchases/contract.ts'
import { call } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  packageId: string
  registrationId: string
  /** The purchase to pay; null for the order of the company. */
  purchaseId?: string | null
  label: string
  /** Accessible name where a page has several such buttons: says which order is meant. */
  name?: string
  /** The screen to which a customer who does not pay returns. */
  from?: '/user/dashboard' | '/user/payments' | '/user/services'
  variant?: ButtonVariant
}

type Bought = Pick<Props, 'packageId' | 'registrationId' | 'purchaseId' | 'from'>

/** A paid purchase returns to the services screen, a paid order to the dashboard. */
function begin({ packageId, registrationId, purchaseId, from = '/user/dashboard' }: Bought): Promise<{ url: string }> {
  const cancelUrl = `${location.origin}${from}?payment=cancelled`
  if (purchaseId) {
    const successUrl = `${location.origin}/user/services?empresa=${registrationId}&payment=success&pedido=${purchaseId}`
    return call(purchases.pay, { id: purchaseId, successUrl, cancelUrl: `${cancelUrl}&empresa=${registrationId}` })
  }
  const successUrl = `${location.origin}/user/dashboard?payment=success&order=${registrationId}`
  return call(payments.create, { packageId, businessRegistrationId: registrationId, successUrl, cancelUrl })
}

/** Opens the provider's page for an unpaid order or purchase; while payments are paused it says so instead. */
export function PayButton({ label, name, variant = 'primary', ...bought }: Props) {
  const text = useMessages('payment', words)
  const paused = useSession().data?.paymentsPaused
  const pay = useCall(begin, { failed: text.payFailed, onDone: ({ url }) => location.assign(url) })
  if (paused)
    return (
      // The accent variant is used on dark backgrounds.
      <p className={`font-semibold ${variant === 'accent' ? 'text-ipe-300' : 'text-ipe-700'}`}>{text.pausedTitle}</p>
    )
  return (
    <Button
      variant={variant}
      size="panel"
      aria-label={name}
      loading={pay.isPending || pay.isSuccess}
      onClick={() => pay.mutate(bought)}
    >
      {label}
    </Button>
  )
}
