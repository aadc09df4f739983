import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { overview } from '#features/companies/contract.ts'
import { clearDraft } from '#features/orders/web/storage.ts'
import { payments } from '#features/payments/contract.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { registrations } from '#features/registrations/contract.ts'
import { queryOf } from '#web/api/call.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PayButton } from './pay-button.tsx'

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

/** The next step after a payment: the documents that the customer still has to send, or a note that the team works now. */
function OwedDocuments({ registrationId }: { registrationId: string }) {
  const text = useMessages('payment', words)
  const documents = useQuery(queryOf(overview.read, { registrationId })).data?.company?.documents
  if (!documents) return null
  const owed = documents.filter(({ status }) => status === 'pending' || status === 'rejected')
  if (owed.length === 0) return <p className="text-center">{text.noneOwed}</p>
  return (
    <div className="rounded-md bg-areia-100 p-4">
      <p className="font-semibold">{text.owed}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.9375rem]">
        {owed.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Link to={`/user/documents?empresa=${registrationId}`} className={`${buttonClass('ghost', 'panel')} mt-4`}>
        {text.sendDocuments}
      </Link>
    </div>
  )
}

const LOOK_AGAIN = 3000

/** The payment of `order`, or of the newest order; polled while it is awaited, in case live events do not arrive. */
function useNewestPayment(awaited: boolean, order?: string) {
  const newest = useQuery({ ...queryOf(registrations.list, { limit: 1 }), enabled: order === undefined })
  const registrationId = order ?? newest.data?.items[0]?.id
  const payment = useQuery({
    ...queryOf(payments.ofRegistration, { id: registrationId ?? '' }),
    enabled: registrationId !== undefined,
    refetchInterval: ({ state }) => (awaited && state.data?.status === 'pending' ? LOOK_AGAIN : false),
  })
  return {
    status: payment.data?.status,
    company: payment.data?.companyName,
    packageId: payment.data?.packageId,
    registrationId,
    isError: newest.isError || payment.isError,
  }
}
