import { typedCents } from '#features/packages/rules/package.ts'
import type { StoredPrice } from '#features/packages/rules/price.ts'
import type { TypedPrice } from './price-fields.tsx'

const typedAmount = (cents: number): string => (cents / 100).toFixed(2)

/** A price that was never set in reais has an empty field. */
export const typedPrice = ({ priceCents, priceBrlCents }: StoredPrice): TypedPrice => ({
  price: typedAmount(priceCents),
  priceBrl: priceBrlCents === null ? '' : typedAmount(priceBrlCents),
})

export const priceFrom = ({ price, priceBrl }: TypedPrice) => ({
  priceCents: typedCents(price),
  priceBrlCents: typedCents(priceBrl),
})
