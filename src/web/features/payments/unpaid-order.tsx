import { useMessages } from '#web/messages/locale-provider.tsx'
import { payment as words } from '#web/messages/pt-BR/payment.ts'
import { PayButton } from './pay-button.tsx'
import { useNewestPayment } from './use-newest-payment.ts'

/** DECISIONS C8: an order that was not paid waits here, and is paid without a second registration. */
export function UnpaidOrder() {
  const text = useMessages('payment', words)
  const { status, company, packageId, registrationId } = useNewestPayment(false)
  const open = status === 'pending' || status === 'failed'
  if (!open || !company || !packageId || !registrationId) return null
  return (
    <section className="card mt-6 flex p-5 flex-wrap items-center justify-between gap-5 border-l-4 border-ipe-500">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-display text-h3 break-words">{text.unpaidTitle({ company })}</h2>
        <p className="mt-1 text-ink-muted">{status === 'failed' ? text.failedText : text.unpaidText}</p>
      </div>
      <PayButton packageId={packageId} registrationId={registrationId} label={text.payNow} />
    </section>
  )
}
