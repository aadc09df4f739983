import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { clearDraft } from '#features/orders/web/storage.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { OwedDocuments } from './owed-documents.tsx'
import { PayButton } from './pay-button.tsx'
import { useNewestPayment } from './use-newest-payment.ts'

const LONG_WAIT = 20_000

/** Shown when the customer returns from the provider (C16); the outcome comes from the signed confirmation, never from the address. */
export function PaymentReturn() {
  const text = useMessages('payment', words)
  const [query, setQuery] = useSearchParams()
  const { status, company, packageId, registrationId, isError } = useNewestPayment(
    true,
    query.get('order') ?? undefined,
  )
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (status === 'paid') clearDraft(localStorage)
  }, [status])
  const close = (): void => {
    query.delete('payment')
    query.delete('order')
    setQuery(query, { replace: true })
  }
  const look =
    status === 'paid'
      ? { title: text.paidTitle, text: text.paidText({ company: company ?? '' }) }
      : status === 'failed'
        ? { title: text.failedTitle, text: text.failedText }
        : { title: text.waitingTitle, text: isError ? text.unreadable : long ? text.waitingLong : text.waitingText }
  const actions = (
    <>
      <Link to="/" className={buttonClass('ghost', 'panel')}>
        {text.toHome}
      </Link>
      {status === 'failed' && packageId && registrationId && (
        <PayButton packageId={packageId} registrationId={registrationId} label={text.retry} />
      )}
      <Button variant={status === 'failed' ? 'ghost' : 'primary'} size="panel" onClick={close}>
        {text.toDashboard}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={look.title} description={look.text} actions={actions}>
      <div role="status" aria-label={look.title} className="grid place-items-center py-4 text-mar-700">
        {status === 'paid' ? (
          <CircleCheck size={56} aria-hidden="true" className="text-mata-600" />
        ) : status === 'failed' ? (
          <CircleX size={56} aria-hidden="true" className="text-urucum-600" />
        ) : (
          <Spinner size={44} />
        )}
      </div>
      {status === 'paid' && registrationId && <OwedDocuments registrationId={registrationId} />}
    </Dialog>
  )
}
