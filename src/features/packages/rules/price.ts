import { cents } from '#rules/fields.ts'

const LARGEST_AMOUNT = 100_000_000
export const amount = cents.max(LARGEST_AMOUNT)

/** What a package or a service costs: dollars are charged, reais are shown beside them (P1). */
export const priceFields = { priceCents: amount, priceBrlCents: amount }

/** A price as it is stored: older rows have none in reais. */
export type StoredPrice = { priceCents: number; priceBrlCents: number | null }
