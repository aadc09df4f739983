import { z } from 'zod'
import { canBeFiled } from '#features/company-names/rules/company-name.ts'
import type { FieldProblem } from '#rules/field-problem.ts'
import { cents, email, id, line, slug, text } from '#rules/fields.ts'
import { choice, type Field, group, several, words } from './field-table.ts'
import { identityNumberFrom, identityNumberState } from './identity-number.ts'
import { industries } from './industry.ts'
import { postalCodeState } from './postal-code.ts'
import { isSanctioned } from './sanctioned-countries.ts'
import { LARGEST_ADDITIONAL, MOST_OWNERS, SMALLEST_SHARE, WHOLE } from './shares.ts'

// The one list of an order's fields: drafts, the call that places an order and its content hash are all derived from it.

const digitsIn = (value: string): number => value.replace(/\D/g, '').length
const phone = line(40)
  .regex(/^\+?[\d\s().-]+$/, 'phone')
  .refine((value) => digitsIn(value) >= 8 && digitsIn(value) <= 15, 'phone')
/** Names appear in mail subjects, headings and filings, so they must not contain line breaks or other control characters. */
const name = (max: number) => line(max).refine((value) => !/\p{Cc}/u.test(value), 'unprintable')
const companyName = name(200).refine(canBeFiled, 'not_latin')
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'country')
  .refine((code) => !isSanctioned(code), 'sanctioned_country')

const addressFields = group({
  country: words(2, country, 'BR'),
  street: words(300, name(300)),
  city: words(120, name(120)),
  state: words(120, name(120)),
  zipCode: words(20, name(20)),
})
/** Starts with Brasil; the postal code is a CEP, a ZIP or free text by country (C12). */
export const address = {
  ...addressFields,
  given: addressFields.given.check(({ value, issues }) => {
    const state = postalCodeState(value.country, value.zipCode)
    if (state === 'valid' || state === 'empty') return
    const message: FieldProblem = `${value.country === 'BR' ? 'cep' : 'zip'}_${state}`
    issues.push({ code: 'custom', input: value.zipCode, path: ['zipCode'], message })
  }),
}

/** In hundredths of a percent. */
const share = (start: number, largest: number, wrong: FieldProblem) => ({
  start,
  typed: z.int().min(0).max(1_000_000),
  kept: z.int().min(0).max(1_000_000).catch(0),
  given: z.int(wrong).min(SMALLEST_SHARE, wrong).max(largest, wrong),
})
/** Null means that the owner did not say (G42). A draft from before this field starts with Brasil, like a new one. */
const taxCountry = { ...words(2, country.nullable().default(null), 'BR'), typed: text(2).default('BR') }
/** US citizen or holder of a green card (G42). A draft from before this question starts unanswered: nothing is guessed. */
const usPerson = {
  start: null as boolean | null,
  typed: z.boolean().nullable().default(null),
  kept: z.boolean().nullable().catch(null),
  given: z.boolean(),
}
/** Optional. No draft keeps the number: neither browser nor server stores it before the order is sent. */
const identityNumber = {
  start: '',
  typed: z.string().max(0, 'not_in_draft').default(''),
  kept: z.string().max(0).catch(''),
  given: text(40)
    .transform((typed) => identityNumberFrom(typed) || null)
    .nullable()
    .default(null),
}
const wrongNumber = { wrongCpf: 'cpf', wrongPassport: 'passport' } as const

function owner<A extends Field>(start: number, largest: number, wrongShare: FieldProblem, citizenship: A) {
  const fields = group({
    firstName: words(100, name(100)),
    lastName: words(100, name(100)),
    email: words(254, email),
    phone: words(40, phone),
    address,
    taxCountry,
    usPerson: citizenship,
    identityNumber,
    share: share(start, largest, wrongShare),
  })
  const given = fields.given.check(({ value, issues }) => {
    const state = identityNumberState(value.taxCountry, value.identityNumber ?? '')
    if (state === 'valid' || state === 'empty') return
    // The refusal does not repeat the number, because refusals may be logged.
    issues.push({ code: 'custom', input: undefined, path: ['identityNumber'], message: wrongNumber[state] })
  })
  return { ...fields, given }
}
/** The main owner starts with a share of 100 %, a partner with 0 (G10). */
const mainOwner = owner(WHOLE, WHOLE, 'share_main', usPerson)
export const partner = owner(0, LARGEST_ADDITIONAL, 'share_partner', usPerson)
export const owners = group({ main: mainOwner, partners: several(partner, MOST_OWNERS - 1) })

/** Owners of a placed order, as admins correct them: questions that an older order never asked may stay unanswered. */
const perhapsAsked = { ...usPerson, given: z.boolean().nullable() }
export const orderedOwners = group({
  main: owner(WHOLE, WHOLE, 'share_main', perhapsAsked),
  partners: several(owner(0, LARGEST_ADDITIONAL, 'share_partner', perhapsAsked), MOST_OWNERS - 1),
})
export type OrderedOwner = z.output<typeof orderedOwners.given>['main']

const alternativeName = words(200, companyName)
export const company = group({
  companyName: alternativeName,
  alternativeNames: several(alternativeName, 2, ['', '']),
  businessPurpose: words(2000, line(2000)),
  industry: words(40, z.enum(industries, 'choice')),
})

export const order = group({
  companyTypeId: choice(slug, 'llc'),
  stateId: choice(slug, 'florida'),
  packageId: choice(id, null),
  company,
  owners,
})

/** Stored by the browser only: the payment provider asks for its own billing data, and card data never enters a draft (C1). */
export const billing = group({ nameOnCard: words(200, line(200)), address })

/** The order as it is sent. Prices come from the server; the total only says which price the customer saw. */
export const orderInput = order.given.extend({ key: id, seenTotalCents: cents })
export type OrderInput = z.output<typeof orderInput>
