import { z } from 'zod'
import { line } from '#rules/fields.ts'
import {
  amount,
  amountText,
  priceFields,
  type StoredPrice,
  typedAmount,
  typedCents,
  typedPrice,
  typedPriceFields,
} from './price.ts'

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

/** Appends a feature, unless it is only spaces (G81). */
export const withFeature = (features: readonly string[], typed: string): string[] => {
  const feature = typed.trim()
  return feature === '' ? [...features] : [...features, feature]
}

/** Removes by position, because the list may contain equal features (G81). */
export const withoutFeature = (features: readonly string[], at: number): string[] =>
  features.filter((_, index) => index !== at)

/** The form's fields: amounts as text, and the feature that is not added yet. */
export const packageForm = z.object({
  ...packageFields,
  ...typedPriceFields,
  stateFeeCents: typedAmount,
  feature: z.string(),
})
export type TypedPackage = z.input<typeof packageForm>

export const emptyPackage: TypedPackage = {
  name: '',
  description: '',
  processingTime: '',
  priceCents: '',
  priceBrlCents: '',
  stateFeeCents: '',
  recommended: false,
  alerts: false,
  features: [],
  feature: '',
}
export const typedPackage = (stored: StoredPackage): TypedPackage => ({
  ...stored,
  ...typedPrice(stored),
  stateFeeCents: amountText(stored.stateFeeCents),
  feature: '',
})

/** Includes a feature that was typed but not added, so that saving does not lose it. */
export const contentFrom = ({ feature, features, ...fields }: z.output<typeof packageForm>): PackageContent => ({
  ...fields,
  features: withFeature(features, feature),
})

/** The content while it is being typed. */
export const previewOf = ({ priceCents, priceBrlCents, stateFeeCents, ...typed }: TypedPackage): PackageContent =>
  contentFrom({
    ...typed,
    priceCents: typedCents(priceCents),
    priceBrlCents: typedCents(priceBrlCents),
    stateFeeCents: typedCents(stateFeeCents),
  })
