import { changesBetween } from '#features/edits/rules/changes.ts'
import type { OrderedOwner } from './order-fields.ts'
import { percentOf } from './shares.ts'

/** What of an owner the history names, without the number of the owner in front. */
export const ownerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'street',
  'city',
  'state',
  'zipCode',
  'taxCountry',
  'usPerson',
  'identityNumber',
  'share',
] as const
export type OwnerField = (typeof ownerFields)[number]

type Values = Record<OwnerField, unknown>

/** An identity number is sealed where it is stored: the history says that it changed and never what it was. */
const sealedWords = { before: 'sealed', after: 'sealed anew' } as const
const sealed = (number: string | null, word: string): string | null => (number === null ? null : word)

const valuesOf = (
  { address, share, identityNumber: _, ...owner }: OrderedOwner,
  identityNumber: string | null,
): Values => ({
  ...owner,
  ...address,
  identityNumber,
  share: percentOf(share),
})

/** The owner at place 0 is number 1 in the history. */
export const historyName = (place: number, field: OwnerField): string => `${place + 1}.${field}`
const flat = (owners: readonly Values[]): Record<string, unknown> =>
  Object.fromEntries(
    owners.flatMap((values, place) => ownerFields.map((field) => [historyName(place, field), values[field]])),
  )

/** All owners of a company in one list of fields, with their identity numbers: for the eyes of those who edit them. */
export const flatOwners = (owners: readonly OrderedOwner[]): Record<string, unknown> =>
  flat(owners.map((owner) => valuesOf(owner, owner.identityNumber)))

type Pair = { before: OrderedOwner; given: OrderedOwner }

/** Owners before and after as the history keeps them, and the places of those that differ. */
export function ownerHistory(pairs: readonly Pair[]) {
  const values = pairs.map(({ before, given }) => {
    const isSame = before.identityNumber === given.identityNumber
    return {
      before: valuesOf(before, sealed(before.identityNumber, sealedWords.before)),
      after: valuesOf(given, sealed(given.identityNumber, isSame ? sealedWords.before : sealedWords.after)),
    }
  })
  return {
    before: flat(values.map(({ before }) => before)),
    after: flat(values.map(({ after }) => after)),
    changed: values.flatMap(({ before, after }, place) =>
      Object.keys(changesBetween(before, after)).length > 0 ? [place] : [],
    ),
  }
}
