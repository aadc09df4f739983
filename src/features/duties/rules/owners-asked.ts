import type { DutyOwner } from './applies.ts'

type Held = { taxCountry: string | null; usPerson: boolean | null; share: number }

/** Format of owners in a query string: tax country, share in hundredths of a percent, and `us` for a US person. */
export const OWNERS_ASKED = /^[A-Z]{2}-\d{1,5}(-us)?(\.[A-Z]{2}-\d{1,5}(-us)?){0,19}$/

/** Encodes only what decides about duties, because names must not appear in a URL. */
export const ownersAsked = ({ main, partners }: { main: Held; partners: readonly Held[] }): string =>
  [main, ...partners]
    .map(({ taxCountry, usPerson, share }) => `${taxCountry ?? 'BR'}-${share}${usPerson ? '-us' : ''}`)
    .join('.')

export const ownersFrom = (asked: string): DutyOwner[] =>
  asked.split('.').map((one) => {
    const [country = '', share, us] = one.split('-')
    return { taxCountry: country, addressCountry: country, usPerson: us !== undefined, percentage: Number(share) / 100 }
  })
