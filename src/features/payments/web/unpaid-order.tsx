import { useQuery } from '@tanstack/react-query'
import { RefundLink } from '#features/orders/web/refund-link.tsx'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PayButton } from './pay-button.tsx'
import { nextPaymentQuery } from './queries.ts'

/** Offers to pay the oldest unpaid order or purchase, without a second registration (C8); the shown company's order is paid in its card. */
export function UnpaidOrder({ shown }: { shown: string | undefined }) {
  const text = useMessages('payment', words)
  const paused = useSession().data?.paymentsPaused
  const due = useQuery(nextPaymentQuery).data?.nextPayment
  if (!due || (due.registrationId === shown && !due.purchaseId)) return null
  return (
    <section className="card mt-6 flex flex-wrap items-center justify-between gap-5 border-l-4 border-ipe-500 p-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-display text-h3 break-words">{text.unpaidTitle({ company: due.companyName })}</h2>
        {due.status === 'failed' && <p className="mt-1 font-semibold text-urucum-700">{text.failedTitle}.</p>}
        <p className="mt-1 text-ink-muted">
          {paused ? text.pausedText : due.status === 'failed' ? text.failedText : text.unpaidText}
        </p>
        <RefundLink label={text.refundRule} />
      </div>
      <PayButton
        packageId={due.packageId}
        registrationId={due.registrationId}
        purchaseId={due.purchaseId}
        label={text.payNow}
      />
    </section>
  )
}
