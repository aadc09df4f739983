import { RefundLink } from '#features/orders/web/refund-link.tsx'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PayButton } from './pay-button.tsx'

type Props = { packageId: string; registrationId: string; failed: boolean }

/** For dark backgrounds: pays the order of the shown company, without a second registration (C8). */
export function PayOrder({ failed, ...order }: Props) {
  const text = useMessages('payment', words)
  const paused = useSession().data?.paymentsPaused
  return (
    <>
      {failed && <p className="mb-1 font-semibold text-ipe-300">{text.failedTitle}.</p>}
      <p className="mb-3 max-w-[60ch] text-sm text-mar-200">
        {paused ? text.pausedText : failed ? text.failedText : text.unpaidText}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <PayButton {...order} label={text.payNow} variant="accent" />
        <RefundLink label={text.refundRule} onDark />
      </div>
    </>
  )
}
