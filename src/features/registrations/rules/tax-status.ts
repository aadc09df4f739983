/** Facts that decide where an owner is taxed; null is a question that was never answered. */
export type TaxStatus = {
  taxCountry: string | null
  addressCountry: string
  /** US citizen or holder of a green card, wherever the owner lives. */
  usPerson: boolean | null
}

const US = 'US'

/** The address counts only where nothing better is known. */
export const taxCountryOf = ({ taxCountry, usPerson, addressCountry }: TaxStatus): string =>
  taxCountry ?? (usPerson ? US : addressCountry)

export const isTaxedIn = (owner: TaxStatus, country: string): boolean =>
  taxCountryOf(owner) === country || (country === US && owner.usPerson === true)

/** A US person is never foreign for the IRS, even with residence abroad. */
export const isForeign = (owner: TaxStatus): boolean => !isTaxedIn(owner, US)

export type Foreignness = 'foreign' | 'us' | 'unknown'

/** Unknown while the citizenship question is open and its answer would decide. */
export function foreignness(owner: TaxStatus): Foreignness {
  if (!isForeign(owner)) return 'us'
  return owner.usPerson === null ? 'unknown' : 'foreign'
}
