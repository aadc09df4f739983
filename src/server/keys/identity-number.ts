import { CannotOpen, type Keys } from './keys.ts'

/** Binds a sealed number to its owner: a number that is moved to another row does not open there. */
export const identityPlace = (ownerId: string): string => `business_owners.identity_number ${ownerId}`

export const sealIdentityNumber = (keys: Keys, ownerId: string, number: string | null): string | null =>
  number === null ? null : keys.seal('identities', number, identityPlace(ownerId))

/** A number whose key is lost reads as missing: it can be asked for again, and the rest of the order stays readable. */
export function openIdentityNumber(keys: Keys, ownerId: string, sealed: string | null): string | null {
  try {
    return sealed === null ? null : keys.open('identities', sealed, identityPlace(ownerId))
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}
