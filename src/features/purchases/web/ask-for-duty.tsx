import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isLiving } from '#features/purchases/rules/purchase.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { type Offer, servicesQuery } from './queries.ts'
import { useOffered } from './use-offered.ts'

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">{children}</div>
)

/** In the drawer of a duty: the service that settles it with its price, or a link to the one that is already ordered. */
export function AskForDuty({ dutyId, registrationId }: { dutyId: string; registrationId: string }) {
  const { order: text } = useMessages('purchases', words)
  const { data, isError, isFetching, refetch } = useQuery(servicesQuery(registrationId))
  if (!data && isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  const offer = data?.offers.find(({ duty }) => duty?.id === dutyId)
  if (offer) return <Ask offer={offer} registrationId={registrationId} />
  const living = data?.purchases.some((one) => one.dutyId === dutyId && isLiving(one.status))
  if (!living) return null
  return (
    <Frame>
      <p className="min-w-0 flex-1 basis-56">{text.open}</p>
      <Link
        to={`/user/services?empresa=${registrationId}`}
        className={`${buttonClass('ghost', 'panel')} max-sm:w-full`}
      >
        {text.follow}
      </Link>
    </Frame>
  )
}

function Ask({ offer, registrationId }: { offer: Offer; registrationId: string }) {
  const { order: text } = useMessages('purchases', words)
  const money = useMoney()
  const ordered = useOffered()
  const [asked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const amount = money(offer.totalCents)
  return (
    <Frame>
      <p className="min-w-0 flex-1 basis-56">
        {offer.feeCents === null ? text.askForWithout({ amount }) : text.askFor({ amount })}
      </p>
      <Button ref={button} variant="accent" size="panel" onClick={() => setAsked(true)} className="max-sm:w-full">
        {text.ask}
      </Button>
      {asked && (
        <OrderDialog
          registrationId={registrationId}
          ordered={ordered(offer)}
          onClose={() => setAsked(false)}
          returnFocusTo={button}
        />
      )}
    </Frame>
  )
}
