import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
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
import { Returned } from './returned.tsx'

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
