import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Ordered } from './order-dialog.tsx'
import type { Offer } from './queries.ts'

/** An offer as the dialog shows it before paying. */
export function useOffered(): (offer: Omit<Offer, 'priceBrlCents'>) => Ordered {
  const { order, offers } = useMessages('purchases', words)
  return ({ extraId, name, description, duty, priceCents, feeCents, totalCents }) => ({
    what: { kind: 'extra', extraId, dutyId: duty?.id ?? null },
    title: name,
    description: duty ? `${offers.forDuty({ duty: duty.name, year: duty.period })}. ${description}` : description,
    line: order.service,
    priceCents,
    feeCents,
    totalCents,
  })
}
