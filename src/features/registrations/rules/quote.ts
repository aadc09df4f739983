import { z } from 'zod'
import { formationQuote } from '#features/catalog/rules/formation-quote.ts'

/** The quote that was shown before paying, stored with the payment: names and prices at that time. Amounts in cents. */
export const quoteShape = z.object({
  package: z.object({ id: z.string(), name: z.string(), price: z.int() }),
  companyType: z.string(),
  state: z.string(),
  stateFee: z.int(),
  /** The package's fee is used, because no fee is known for this type in this state (C11). */
  stateFeeEstimated: z.boolean().default(false),
  total: z.int(),
  currency: z.literal('USD'),
  quotedAt: z.iso.datetime(),
})
export type Quote = z.infer<typeof quoteShape>

/** A package, a type and a state as stored; `formationFee` is null where no fee is known. */
export type Offer = {
  package: { id: string; name: string; price: number; stateFee: number }
  companyType: { id: string; label: string }
  state: { name: string }
  formationFee: number | null
}

export function quoteOf(offer: Offer, at: Date): Quote {
  const { id, name, price, stateFee } = offer.package
  const companyTypeId = offer.companyType.id
  const fees = offer.formationFee === null ? [] : [{ companyTypeId, amountCents: offer.formationFee }]
  const amounts = formationQuote({ priceCents: price, stateFeeCents: stateFee }, fees, companyTypeId)
  return {
    package: { id, name, price },
    companyType: offer.companyType.label,
    state: offer.state.name,
    stateFee: amounts.stateFeeCents,
    stateFeeEstimated: amounts.estimated,
    total: amounts.totalCents,
    currency: 'USD',
    quotedAt: at.toISOString(),
  }
}
