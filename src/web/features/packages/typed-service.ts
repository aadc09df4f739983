import { type PackageContent, typedCents, withFeature } from '#domain/packages/package.ts'

/** A service as it stands in the form: amounts as they were typed, and the feature that is not added yet. */
export type TypedService = {
  name: string
  processingTime: string
  price: string
  stateFee: string
  recommended: boolean
  alerts: boolean
  features: string[]
  feature: string
}

export const emptyService: TypedService = {
  name: '',
  processingTime: '',
  price: '',
  stateFee: '',
  recommended: false,
  alerts: false,
  features: [],
  feature: '',
}

export const typedFrom = ({ priceCents, stateFeeCents, ...content }: PackageContent): TypedService => ({
  ...content,
  price: (priceCents / 100).toFixed(2),
  stateFee: (stateFeeCents / 100).toFixed(2),
  feature: '',
})

/** A feature that still stands in its field counts: nobody typed it to lose it. */
export const contentFrom = ({ price, stateFee, feature, features, ...typed }: TypedService): PackageContent => ({
  ...typed,
  priceCents: typedCents(price),
  stateFeeCents: typedCents(stateFee),
  features: withFeature(features, feature),
})

/** An amount that cannot be read as a number counts as 0 (G80); one that was left empty is missing. */
export const isComplete = ({ name, processingTime, price, stateFee }: TypedService): boolean =>
  [name, processingTime, price, stateFee].every((value) => value.trim() !== '')
