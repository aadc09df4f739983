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

const addressParts = ['country', 'street', 'city', 'state', 'zipCode', 'county'] as const
export type AddressName = 'principalOffice' | 'mailingAddress'
type AddressField = `${AddressName}.${(typeof addressParts)[number]}`
/** The fields of the form, named as in the server's refusals. */
export type FilingField = Exclude<keyof FilingDetails, AddressName> | AddressField
export type FilingTexts = Record<FilingField, string>

const plain = (value: string | number | null): string => (value === null ? '' : String(value))

function addressTexts(name: AddressName, address: FilingAddress | null): [AddressField, string][] {
  return addressParts.map((part) => [`${name}.${part}`, address?.[part] ?? (part === 'country' ? 'US' : '')])
}

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
    ...(Object.fromEntries([
      ...addressTexts('principalOffice', details.principalOffice),
      ...addressTexts('mailingAddress', details.mailingAddress),
    ]) as Record<AddressField, string>),
  }
}

/** An address with only a country counts as empty. */
function addressFrom(name: AddressName, texts: FilingTexts): FilingAddress | null {
  const of = (part: (typeof addressParts)[number]): string => texts[`${name}.${part}`].trim()
  const address = {
    country: of('country'),
    street: of('street'),
    city: of('city'),
    state: of('country') === 'US' ? of('state').toUpperCase() : of('state'),
    zipCode: formatPostalCode(of('country'), of('zipCode')),
    county: of('county'),
  }
  return addressParts.some((part) => part !== 'country' && address[part] !== '') ? address : null
}

const text = (typed: string): string | null => typed.trim() || null
/** Digits only: people write thousands with dots or commas. */
const count = (typed: string): number | null => (/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : null)

export function detailsFrom(texts: FilingTexts): FilingDetails {
  const { management, responsibleHasTaxId: hasTaxId, parValue } = texts
  return {
    legalName: text(texts.legalName),
    management: management === 'members' || management === 'managers' ? management : null,
    principalOffice: addressFrom('principalOffice', texts),
    mailingAddress: addressFrom('mailingAddress', texts),
    responsibleOwnerId: text(texts.responsibleOwnerId),
    responsibleHasTaxId: hasTaxId === '' ? null : hasTaxId === 'yes',
    authorizedShares: count(texts.authorizedShares),
    parValue: parValue.trim() === '' ? null : parValueFrom(parValue),
    fiscalYearEnd: count(texts.fiscalYearEnd),
    mainActivity: text(texts.mainActivity),
    productLine: text(texts.productLine),
  }
}

export function filingProblems(details: FilingDetails): Partial<Record<FilingField, FieldProblem>> {
  const found: Partial<Record<FilingField, FieldProblem>> = {}
  if (details.legalName !== null && !canBeFiled(details.legalName)) found.legalName = 'not_latin'
  if (details.authorizedShares !== null) {
    if (details.authorizedShares < 1) found.authorizedShares = 'too_small'
    if (details.authorizedShares > MOST_SHARES) found.authorizedShares = 'too_large'
  }
  if (details.parValue !== null && !PAR_VALUE.test(details.parValue)) found.parValue = 'invalid'
  for (const name of ['principalOffice', 'mailingAddress'] as const)
    for (const [part, problem] of Object.entries(details[name] ? addressProblems(details[name]) : {}))
      found[`${name}.${part as (typeof addressParts)[number]}`] = problem
  return found
}
