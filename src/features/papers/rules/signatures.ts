import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { Day } from '#rules/days/day.ts'
import { listed } from '#rules/language/listed.ts'

/** How a paper is signed: by hand on paper, or on a screen. */
export type SignedBy = 'ink' | 'screen'

type Signed = {
  /** Its name on the public pages. */
  name: string
  by: SignedBy
  source: { title: string; url: string; checkedOn: Day }
}

const CHECKED_ON: Day = '2026-11-18'
const handSigned = (title: string, url: string) =>
  ({ by: 'ink', source: { title, url, checkedOn: CHECKED_ON } }) as const
const amongOwners = {
  by: 'screen',
  source: {
    title: 'ESIGN Act, 15 U.S.C. 7001',
    url: 'https://www.law.cornell.edu/uscode/text/15/7001',
    checkedOn: CHECKED_ON,
  },
} as const

/** Papers that need a signature: ink for what goes to the IRS by fax or mail, on screen for what stays among owners and banks. */
export const signatures = {
  ss4: {
    name: 'SS-4 (pedido do EIN)',
    ...handSigned('Instructions for Form SS-4', 'https://www.irs.gov/instructions/iss4'),
  },
  form_8821: { name: '8821', ...handSigned('Instructions for Form 8821', 'https://www.irs.gov/instructions/i8821') },
  form_2848: { name: '2848', ...handSigned('Instructions for Form 2848', 'https://www.irs.gov/instructions/i2848') },
  form_5472: {
    name: '5472 com 1120 por fax ou correio',
    ...handSigned('Instructions for Form 5472', 'https://www.irs.gov/instructions/i5472'),
  },
  operating_agreement: { name: 'Operating Agreement', ...amongOwners },
  bylaws: { name: 'Bylaws', ...amongOwners },
  banking_resolution: { name: 'resolução bancária', ...amongOwners },
} as const satisfies Record<string, Signed>

/** Generated sheets that lead to a signed paper; the others need no signature. */
const signedFrom: Partial<Record<PaperKind, keyof typeof signatures>> = {
  ss4_sheet: 'ss4',
  operating_agreement: 'operating_agreement',
  bylaws: 'bylaws',
  banking_resolution: 'banking_resolution',
}

export function signedByOf(kind: PaperKind): SignedBy | undefined {
  const paper = signedFrom[kind]
  return paper && signatures[paper].by
}

/** The names of all papers that are signed this way, as `A, B e C`. */
export function papersSigned(by: SignedBy): string {
  const names = Object.values<Signed>(signatures).flatMap((paper) => (paper.by === by ? [paper.name] : []))
  return listed(names)
}
