import { changesBetween } from '#features/edits/rules/changes.ts'
import type { OrderedOwner } from './order-fields.ts'
import { percentOf } from './shares.ts'

/** Field names of one owner in the edit history, without the owner's number as prefix. */
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

/** Identity numbers are stored sealed, so the history records that one changed, never its value. */
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

/** All owners of a company as one flat record, with their identity numbers: only for those who may edit them. */
export const flatOwners = (owners: readonly OrderedOwner[]): Record<string, unknown> =>
  flat(owners.map((owner) => valuesOf(owner, owner.identityNumber)))

type Pair = { before: OrderedOwner; given: OrderedOwner }

/** The owners before and after an edit as the history stores them, and the positions of those that changed. */
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
