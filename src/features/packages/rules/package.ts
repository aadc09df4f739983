import { z } from 'zod'
import { line } from '#rules/fields.ts'
import { amount, priceFields, type StoredPrice } from './price.ts'

/** Keeps the page that offers the packages readable and comparable. */
export const MOST_PACKAGES = 30
const MOST_FEATURES = 30

/** What an admin enters for a package (G80). */
export const packageFields = {
  name: line(80),
  /** One sentence under the name, on the public pages; may be empty. */
  description: line(160, 0),
  ...priceFields,
  stateFeeCents: amount,
  processingTime: line(80),
  features: z.array(line(160)).max(MOST_FEATURES),
  recommended: z.boolean(),
  /** Companies with this package are alerted to their duties by notification, mail and SMS (K1). */
  alerts: z.boolean(),
}
export const packageShape = z.strictObject(packageFields)
export type PackageContent = z.output<typeof packageShape>
export type StoredPackage = Omit<PackageContent, keyof StoredPrice> & StoredPrice

/** An amount as it was typed, in cents; what is not a number counts as 0 (G80). */
export function typedCents(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'))
  // Shifts the exponent, because 1.005 × 100 is less than 100.5.
  return Number.isFinite(value) ? Math.round(Number(`${value}e2`)) || 0 : 0
}

/** Appends a feature, unless it is only spaces (G81). */
export const withFeature = (features: readonly string[], typed: string): string[] => {
  const feature = typed.trim()
  return feature === '' ? [...features] : [...features, feature]
}

/** Removes by position, because the list may contain equal features (G81). */
export const withoutFeature = (features: readonly string[], at: number): string[] =>
  features.filter((_, index) => index !== at)
