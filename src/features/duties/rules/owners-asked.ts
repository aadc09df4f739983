import type { DutyOwner } from './applies.ts'

type Held = { taxCountry: string | null; usPerson: boolean | null; share: number }

/** Owners in the query of a read: where each is taxed, the share in hundredths of a percent, and `us` for a US person. */
export const OWNERS_ASKED = /^[A-Z]{2}-\d{1,5}(-us)?(\.[A-Z]{2}-\d{1,5}(-us)?){0,19}$/

/** Of each owner no more than decides about duties: no name goes into an address. */
export const ownersAsked = ({ main, partners }: { main: Held; partners: readonly Held[] }): string =>
  [main, ...partners]
    .map(({ taxCountry, usPerson, share }) => `${taxCountry ?? 'BR'}-${share}${usPerson ? '-us' : ''}`)
    .join('.')

export const ownersFrom = (asked: string): DutyOwner[] =>
  asked.split('.').map((one) => {
    const [country = '', share, us] = one.split('-')
    return { taxCountry: country, addressCountry: country, usPerson: us !== undefined, percentage: Number(share) / 100 }
  })
