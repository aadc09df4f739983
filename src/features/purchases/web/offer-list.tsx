import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { dollars, reais } from '#web/format/money.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Ordered } from './order-dialog.tsx'
import type { Offer, Services } from './queries.ts'
import { useOffered } from './use-offered.ts'

type Props = { services: Services; onOrder: (ordered: Ordered) => void }

/** Services that can be ordered; those of an active renewal are listed among the renewals instead. */
export function OfferList({ services, onOrder }: Props) {
  const { offers: text } = useMessages('purchases', words)
  const renewed = new Set(services.renewals.flatMap(({ stopped, duty }) => (stopped || !duty ? [] : [duty.id])))
  const offers = services.offers.filter(({ duty }) => !duty || !renewed.has(duty.id))
  if (!services.open) return null
  return (
    <Card title={text.title} text={text.text}>
      {offers.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <OfferRow key={`${offer.extraId} ${offer.duty?.id}`} offer={offer} onOrder={onOrder} />
        ))}
      </ul>
    </Card>
  )
}

function OfferRow({ offer, onOrder }: { offer: Offer; onOrder: Props['onOrder'] }) {
  const { offers: text, order } = useMessages('purchases', words)
  const { date } = useDates()
  const { locale } = useLocale()
  const ordered = useOffered()
  const { name, description, duty, feeCents, totalCents, priceBrlCents } = offer
  const charged = dollars(totalCents, locale)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{name}</p>
        {duty && (
          <p className="text-[0.9375rem] break-words">
            {text.forDuty({ duty: duty.name, year: duty.period })}
            {duty.dueOn && <span className="text-ink-muted"> · {text.due({ day: date(duty.dueOn) })}</span>}
          </p>
        )}
        <p className="mt-1 max-w-[62ch] text-[0.9375rem] text-ink-muted">{description}</p>
        {feeCents === null && <p className="mt-1 text-sm text-ink-muted">{order.feeUnknown}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-4 max-sm:w-full max-sm:justify-between">
        <OfferPrice
          // The fee of an authority has no price in reais: with one, the total is in dollars alone.
          inReais={feeCents === 0 && priceBrlCents !== null ? reais(priceBrlCents, locale) : undefined}
          charged={charged}
        />
        <Button
          variant="ghost"
          size="panel"
          aria-label={text.orderNamed({ name: duty ? `${name}, ${duty.period}` : name })}
          onClick={() => onOrder(ordered(offer))}
        >
          {text.order}
        </Button>
      </div>
    </li>
  )
}

function OfferPrice({ inReais, charged }: { inReais: string | undefined; charged: string }) {
  const { offers: text } = useMessages('purchases', words)
  return (
    <span className="text-right font-semibold whitespace-nowrap tabular-nums max-sm:text-left">
      {inReais ?? charged}
      {inReais && (
        <span className="block max-w-[8.5rem] text-sm font-normal whitespace-normal text-ink-muted">
          {text.charged({ amount: charged })}
        </span>
      )}
    </span>
  )
}
