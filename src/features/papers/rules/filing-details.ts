import { postalCodeState } from '#features/orders/rules/postal-code.ts'
import { isSanctioned } from '#features/orders/rules/sanctioned-countries.ts'
import type { FieldProblem } from '#rules/field-problem.ts'

/** A principal office or a mailing address. */
export type FilingAddress = {
  country: string
  street: string
  city: string
  /** For the United States, the two-letter code. */
  state: string
  zipCode: string
  /** Required by the SS-4 for an office in the United States; empty elsewhere. */
  county: string
}

/** Data that filings need and the order does not ask for (G112); a field is null while it is not known. */
export type FilingDetails = {
  /** The name to be filed, if it is not the ordered one: an alternative name, or the name with its designator. */
  legalName: string | null
  management: Management | null
  principalOffice: FilingAddress | null
  /** Null where mail goes to the principal office. */
  mailingAddress: FilingAddress | null
  /** The responsible party towards the IRS: an owner, who signs and is the first manager or director. */
  responsibleOwnerId: string | null
  /** Whether that person has an SSN or ITIN; the number itself is never kept. */
  responsibleHasTaxId: boolean | null
  authorizedShares: number | null
  /** In dollars with up to four decimals, `0.0001`; zero means no par value. */
  parValue: string | null
  /** The month in which the fiscal year ends. */
  fiscalYearEnd: number | null
  mainActivity: string | null
  productLine: string | null
}
export const managements = ['members', 'managers'] as const
export type Management = (typeof managements)[number]

export const emptyDetails: FilingDetails = {
  legalName: null,
  management: null,
  principalOffice: null,
  mailingAddress: null,
  responsibleOwnerId: null,
  responsibleHasTaxId: null,
  authorizedShares: null,
  parValue: null,
  fiscalYearEnd: null,
  mainActivity: null,
  productLine: null,
}
export type DetailField = keyof FilingDetails
const detailFields = Object.keys(emptyDetails) as DetailField[]

const addressParts = ['country', 'street', 'city', 'state', 'zipCode', 'county'] as const
const plain = (value: FilingDetails[DetailField]): string =>
  value !== null && typeof value === 'object'
    ? addressParts.map((part) => value[part]).join('\n')
    : JSON.stringify(value)

export const changedDetails = (before: FilingDetails, after: FilingDetails): DetailField[] =>
  detailFields.filter((field) => plain(before[field]) !== plain(after[field]))

/** Field problems of an address: the IRS requires the two-letter code of a US state, and a postal code has to fit its country. */
export function addressProblems(address: FilingAddress): Partial<Record<keyof FilingAddress, FieldProblem>> {
  const found: Partial<Record<keyof FilingAddress, FieldProblem>> = {}
  const { country, state, zipCode } = address
  for (const part of ['street', 'city', 'state', 'zipCode'] as const)
    if (address[part].trim() === '') found[part] = 'required'
  if (!/^[A-Z]{2}$/.test(country)) found.country = 'country'
  else if (isSanctioned(country)) found.country = 'sanctioned_country'
  if (country === 'US' && state.trim() !== '' && !/^[A-Z]{2}$/.test(state.trim())) found.state = 'invalid'
  const code = postalCodeState(country, zipCode)
  if (code === 'incomplete' || code === 'invalid') found.zipCode = `${country === 'BR' ? 'cep' : 'zip'}_${code}`
  return found
}

export const MOST_SHARES = 1_000_000_000_000
/** The format of a par value: no sign, up to four decimals. */
export const PAR_VALUE = /^\d{1,7}(?:\.\d{1,4})?$/
/** Normalizes a par value, so that an equal value never counts as a change: `1.50` and `1.5` become `1.5`. */
export const parValueFrom = (typed: string): string => {
  const [whole = '0', decimals = ''] = typed.trim().replace(',', '.').split('.')
  const rest = decimals.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${rest ? `.${rest}` : ''}`
}
