import { type PackageContent, type StoredPackage, typedCents, withFeature } from '#features/packages/rules/package.ts'
import type { TypedPrice } from './price-fields.tsx'
import { priceFrom, typedPrice } from './typed-price.ts'

/** A package as typed in the form: amounts as text, and the feature that is not added yet. */
export type TypedPackage = TypedPrice & {
  name: string
  description: string
  processingTime: string
  stateFee: string
  recommended: boolean
  alerts: boolean
  features: string[]
  feature: string
}

export const emptyPackage: TypedPackage = {
  name: '',
  description: '',
  processingTime: '',
  price: '',
  priceBrl: '',
  stateFee: '',
  recommended: false,
  alerts: false,
  features: [],
  feature: '',
}

export const typedFrom = ({ priceCents, priceBrlCents, stateFeeCents, ...content }: StoredPackage): TypedPackage => ({
  ...content,
  ...typedPrice({ priceCents, priceBrlCents }),
  stateFee: (stateFeeCents / 100).toFixed(2),
  feature: '',
})

/** Includes a feature that was typed but not added, so that saving does not lose it. */
export const contentFrom = (pkg: TypedPackage): PackageContent => {
  const { price, priceBrl, stateFee, feature, features, ...typed } = pkg
  return {
    ...typed,
    ...priceFrom({ price, priceBrl }),
    stateFeeCents: typedCents(stateFee),
    features: withFeature(features, feature),
  }
}

/** An amount that cannot be read as a number counts as 0 (G80); one that was left empty is missing. */
export const isComplete = ({ name, processingTime, price, priceBrl, stateFee }: TypedPackage): boolean =>
  [name, processingTime, price, priceBrl, stateFee].every((value) => value.trim() !== '')
