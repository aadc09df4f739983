import { z } from 'zod'
import { canBeFiled } from '#features/company-names/rules/company-name.ts'
import { formatPostalCode } from '#features/orders/rules/postal-code.ts'
import {
  addressProblems,
  type FilingAddress,
  type FilingDetails,
  MOST_SHARES,
  PAR_VALUE,
  parValueFrom,
} from '#features/papers/rules/filing-details.ts'
import type { FieldProblem } from '#rules/field-problem.ts'

export type AddressName = 'principalOffice' | 'mailingAddress'
/** The form's values: addresses part by part, everything else as text. */
export type FilingTexts = Record<Exclude<keyof FilingDetails, AddressName>, string> & Record<AddressName, FilingAddress>

const noAddress: FilingAddress = { country: 'US', street: '', city: '', state: '', zipCode: '', county: '' }
const plain = (value: string | number | null): string => (value === null ? '' : String(value))

export function textsOf(details: FilingDetails): FilingTexts {
  const hasTaxId = details.responsibleHasTaxId
  return {
    legalName: plain(details.legalName),
    management: plain(details.management),
    responsibleOwnerId: plain(details.responsibleOwnerId),
    responsibleHasTaxId: hasTaxId === null ? '' : hasTaxId ? 'yes' : 'no',
    authorizedShares: plain(details.authorizedShares),
    parValue: plain(details.parValue),
    fiscalYearEnd: plain(details.fiscalYearEnd),
    mainActivity: plain(details.mainActivity),
    productLine: plain(details.productLine),
    principalOffice: details.principalOffice ?? noAddress,
    mailingAddress: details.mailingAddress ?? noAddress,
  }
}

/** An address with only a country counts as empty. */
function addressFrom(typed: FilingAddress): FilingAddress | null {
  const country = typed.country.trim()
  const state = typed.state.trim()
  const address = {
    country,
    street: typed.street.trim(),
    city: typed.city.trim(),
    state: country === 'US' ? state.toUpperCase() : state,
    zipCode: formatPostalCode(country, typed.zipCode.trim()),
    county: typed.county.trim(),
  }
  return Object.entries(address).some(([part, value]) => part !== 'country' && value !== '') ? address : null
}

const text = (typed: string): string | null => typed.trim() || null
/** Digits only: people write thousands with dots or commas. */
const count = (typed: string): number | null => (/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : null)

export function detailsFrom(texts: FilingTexts): FilingDetails {
  const { management, responsibleHasTaxId: hasTaxId, parValue } = texts
  return {
    legalName: text(texts.legalName),
    management: management === 'members' || management === 'managers' ? management : null,
    principalOffice: addressFrom(texts.principalOffice),
    mailingAddress: addressFrom(texts.mailingAddress),
    responsibleOwnerId: text(texts.responsibleOwnerId),
    responsibleHasTaxId: hasTaxId === '' ? null : hasTaxId === 'yes',
    authorizedShares: count(texts.authorizedShares),
    parValue: parValue.trim() === '' ? null : parValueFrom(parValue),
    fiscalYearEnd: count(texts.fiscalYearEnd),
    mainActivity: text(texts.mainActivity),
    productLine: text(texts.productLine),
  }
}

/** Problems by the path of their field, as the server names it. */
export function filingProblems(details: FilingDetails): Record<string, FieldProblem> {
  const found: Record<string, FieldProblem> = {}
  if (details.legalName !== null && !canBeFiled(details.legalName)) found['legalName'] = 'not_latin'
  if (details.authorizedShares !== null) {
    if (details.authorizedShares < 1) found['authorizedShares'] = 'too_small'
    if (details.authorizedShares > MOST_SHARES) found['authorizedShares'] = 'too_large'
  }
  if (details.parValue !== null && !PAR_VALUE.test(details.parValue)) found['parValue'] = 'invalid'
  for (const name of ['principalOffice', 'mailingAddress'] as const)
    for (const [part, problem] of Object.entries(details[name] ? addressProblems(details[name]) : {}))
      found[`${name}.${part}`] = problem
  return found
}

/** What the form sends. */
export const filingForm = z
  .custom<FilingTexts>()
  .transform(detailsFrom)
  .superRefine((details, { addIssue }) => {
    for (const [path, message] of Object.entries(filingProblems(details)))
      addIssue({ code: 'custom', path: path.split('.'), message })
  })
