import { z } from 'zod'
import { line } from '#rules/fields.ts'
import { amount, priceFields, type StoredPrice } from './price.ts'

/** More than these nobody compares; the page that offers them stays readable. */
export const MOST_PACKAGES = 30
const MOST_FEATURES = 30

/** What an admin says about a package (G80). */
export const packageFields = {
  name: line(80),
  /** One sentence under the name, on the public pages; may be empty. */
  description: line(160, 0),
  ...priceFields,
  stateFeeCents: amount,
  processingTime: line(80),
  features: z.array(line(160)).max(MOST_FEATURES),
  recommended: z.boolean(),
  /** Its companies are told of their duties by notification, mail and SMS (K1). */
  alerts: z.boolean(),
}
export const packageShape = z.strictObject(packageFields)
export type PackageContent = z.output<typeof packageShape>
export type StoredPackage = Omit<PackageContent, keyof StoredPrice> & StoredPrice

/** An amount as it was typed, in cents; what is not a number counts as 0 (G80). */
export function typedCents(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'))
  // By the exponent, because 1.005 × 100 is less than 100.5.
  return Number.isFinite(value) ? Math.round(Number(`${value}e2`)) || 0 : 0
}

/** The list with one feature more, unless it is nothing but spaces (G81). */
export const withFeature = (features: readonly string[], typed: string): string[] => {
  const feature = typed.trim()
  return feature === '' ? [...features] : [...features, feature]
}

/** Equal features may stand twice, so one goes by its position (G81). */
export const withoutFeature = (features: readonly string[], at: number): string[] =>
  features.filter((_, index) => index !== at)
