import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { BoughtList } from './bought-list.tsx'
import { OfferList } from './offer-list.tsx'
import { OrderDialog, type Ordered } from './order-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { type Services, servicesQuery } from './queries.ts'
import { RenewalList } from './renewal-list.tsx'

/** The services of a company for its customer: bought, offered and renewing. */
export function CompanyServices({ id }: { id: string }) {
  const query = useQuery(servicesQuery(id))
  return (
    <Loaded query={query} rows={4}>
      {(services) => <Shown id={id} services={services} />}
    </Loaded>
  )
}

function Shown({ id, services }: { id: string; services: Services }) {
  const text = useMessages('purchases', words)
  const { date } = useDates()
  const [ordered, setOrdered] = useState<Ordered>()
  const { openedBy, note } = useOpener()
  const onOrder = (one: Ordered): void => {
    note()
    setOrdered(one)
  }
  return (
    <div className="space-y-6">
      <Returned services={services} />
      {!services.open && <Notice tone="blue">{text.closed}</Notice>}
      {services.dissolvedOn && <Notice tone="blue">{text.ended({ day: date(services.dissolvedOn) })}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <RenewalList id={id} renewals={services.renewals} onOrder={onOrder} />
          <OfferList services={services} onOrder={onOrder} />
        </div>
        <div className="space-y-6">
          <PlanCard services={services} onOrder={onOrder} />
          <BoughtList id={id} services={services} />
        </div>
      </div>
      {ordered && (
        <OrderDialog
          registrationId={id}
          ordered={ordered}
          onClose={() => setOrdered(undefined)}
          returnFocusTo={openedBy}
        />
      )}
    </div>
  )
}

const LOOK_AGAIN = 3000

/** Shown when the customer returns from the provider. Whether it is paid comes from our server; the address only triggers the notice. */
function Returned({ services }: { services: Services }) {
  const { returned: text } = useMessages('purchases', words)
  const client = useQueryClient()
  const [address] = useSearchParams()
  const outcome = address.get('payment')
  const named = address.get('pedido')
  const newest = named ? services.purchases.find(({ id }) => id === named) : services.purchases[0]
  const waiting = outcome === 'success' && newest?.status === 'unpaid'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void readAgainAfter(client, 'registration.changed'), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [waiting, client])
  if (!newest || !outcome) return null
  if (waiting) return <Notice tone="blue">{text.waiting}</Notice>
  if (outcome === 'success') return newest.paidAt ? <Notice tone="green">{text.paid}</Notice> : null
  if (newest.status !== 'unpaid') return null
  return outcome === 'failed' ? (
    <Notice tone="red">{text.failed}</Notice>
  ) : (
    <Notice tone="blue">{text.cancelled}</Notice>
  )
}
