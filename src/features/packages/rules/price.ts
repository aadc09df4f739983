import { z } from 'zod'
import { cents } from '#rules/fields.ts'

const LARGEST_AMOUNT = 100_000_000
export const amount = cents.max(LARGEST_AMOUNT)

/** What a package or a service costs: dollars are charged, reais are shown beside them (P1). */
export const priceFields = { priceCents: amount, priceBrlCents: amount }

/** A price as it is stored: older rows have none in reais. */
export type StoredPrice = { priceCents: number; priceBrlCents: number | null }

/** An amount as it was typed, in cents; what is not a number counts as 0 (G80). */
export function typedCents(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'))
  // Shifts the exponent, because 1.005 × 100 is less than 100.5.
  return Number.isFinite(value) ? Math.round(Number(`${value}e2`)) || 0 : 0
}
export const typedAmount = z.string().min(1, 'required').transform(typedCents).pipe(amount)
export const amountText = (stored: number): string => (stored / 100).toFixed(2)

/** The price fields of a form; a price that was never set in reais is empty. */
export const typedPriceFields = { priceCents: typedAmount, priceBrlCents: typedAmount }
export const typedPrice = ({ priceCents, priceBrlCents }: StoredPrice) => ({
  priceCents: amountText(priceCents),
  priceBrlCents: priceBrlCents === null ? '' : amountText(priceBrlCents),
})
