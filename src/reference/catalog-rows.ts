import { z } from 'zod'
import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { dutyCodes } from '#features/duties/rules/duty.ts'
import { readData, toCents, usd } from './read-data.ts'
import type { StateRecord } from './state-record.ts'

const companyType = z.strictObject({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
  typical_days: z.int().positive(),
  base_price_usd: usd,
})
/** The prices that the office starts with and edits (C10). */
const prices = { price_usd: usd, price_brl: z.number().min(0) }
const packageRecord = z.strictObject({
  reference_key: z.string(),
  name: z.string(),
  description: z.string(),
  ...prices,
  state_fee_usd: usd,
  processing_time: z.string(),
  recommended: z.boolean(),
  alerts: z.boolean(),
  features: z.array(z.string()).min(1),
})
const extraRecord = z.strictObject({
  reference_key: z.string(),
  name: z.string(),
  description: z.string(),
  ...prices,
  settles: z.enum(dutyCodes).nullable(),
  passes_fee: z.boolean(),
  recurs: z.boolean(),
  dissolves: z.boolean(),
  needs_ptin: z.boolean(),
  position: z.int(),
})
const requirement = z.strictObject({
  document_type: z.string(),
  name: z.string(),
  description: z.string(),
  per_owner: z.boolean(),
  position: z.int(),
})

export function companyTypeRows() {
  return readData('company-types.json', z.array(companyType)).map(({ base_price_usd, ...type }) => ({
    ...type,
    base_price: toCents(base_price_usd),
  }))
}

export function stateRows(states: StateRecord[]) {
  return states.map(({ id, namePt, nameEn, abbreviation, aliasesPt, popular, filingOffice }) => ({
    ...{ id, abbreviation, popular },
    name: namePt,
    name_en: nameEn,
    aliases: aliasesPt,
    filing_office: filingOffice,
  }))
}

export function packageRows() {
  return readData('packages.json', z.array(packageRecord)).map(({ price_usd, price_brl, state_fee_usd, ...plan }) => ({
    ...plan,
    price: toCents(price_usd),
    price_brl: toCents(price_brl),
    state_fee: toCents(state_fee_usd),
  }))
}

export const serviceRows = () =>
  readData('extras.json', z.array(extraRecord)).map(({ price_usd, price_brl, ...extra }) => ({
    ...extra,
    price: toCents(price_usd),
    price_brl: toCents(price_brl),
  }))

export const announcementRows = () => Object.entries(announcementDefaults).map(([id, content]) => ({ id, content }))

/** Every company type requires the same documents until an admin changes that. */
export function documentRequirementRows() {
  const requirements = readData('document-requirements.json', z.array(requirement))
  return companyTypeRows().flatMap(({ id }) =>
    requirements.map((one) => ({ ...one, reference_key: `${id}/${one.document_type}`, company_type_id: id })),
  )
}
