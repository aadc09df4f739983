import { z } from 'zod'
import { cents, id, line, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { dutyCodes } from '#features/duties/rules/duty.ts'
import { OWNERS_ASKED } from '#features/duties/rules/owners-asked.ts'
import { languages } from '#rules/language/preferences.ts'
import { DUTY_FREQUENCIES } from './rules/due-rule.ts'
import { penalty } from './rules/penalty.ts'
import { CONFIDENCES } from './rules/state-guide.ts'

/** The texts of the reference data come in Portuguese unless another language is asked for. */
const inLanguage = z.strictObject({ language: z.enum(languages).optional() })
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

export const packageView = z.object({
  id,
  name: z.string(),
  /** The price that is charged. */
  priceCents: cents,
  /** Shown beside it; null until an admin sets it. */
  priceBrlCents: cents.nullable(),
  stateFeeCents: cents,
  processingTime: z.string(),
  features: z.array(z.string()),
  recommended: z.boolean(),
  createdAt: timestamp,
})
export const companyTypeView = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
})
const stateFeeView = z.object({
  companyTypeId: z.string(),
  amountCents: cents,
  checkedOn: z.string().nullable(),
  confidence: z.enum(CONFIDENCES),
})
export const stateView = z.object({
  id: z.string(),
  name: z.string(),
  /** Searches match the English name in every language. */
  nameEn: z.string(),
  abbreviation: z.string(),
  popular: z.boolean(),
  formationFees: z.array(stateFeeView),
})

const dutyView = z.object({
  name: z.string(),
  amountCents: cents.nullable(),
  frequency: z.enum(DUTY_FREQUENCIES),
  /** One phrase in Portuguese; empty where no date is known. */
  due: z.string(),
  dueOrder: z.int(),
  yearlyCostCents: cents.nullable(),
  atLeast: z.boolean(),
})
/** The costs of forming and keeping a company of one type in one state. */
export const typeGuideView = z.object({
  companyTypeId: z.string(),
  formationFeeCents: cents.nullable(),
  filingFeeCents: cents.nullable(),
  yearlyCostCents: cents.nullable(),
  /** A part is unknown or itself a minimum, so the yearly cost is a minimum. */
  yearlyAtLeast: z.boolean(),
  due: z.string(),
  dueOrder: z.int(),
  duties: z.array(dutyView),
})
export const sourceView = z.object({ title: z.string(), url: z.string().nullable(), date: z.string() })
export const stateGuideView = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  abbreviation: z.string(),
  popular: z.boolean(),
  filingOffice: z.string().nullable(),
  types: z.array(typeGuideView),
  hasIncomeTax: z.boolean().nullable(),
  incomeTax: z.string().nullable(),
  notes: z.array(z.string()),
  sources: z.array(sourceView),
  checkedOn: z.string().nullable(),
  confidence: z.enum(CONFIDENCES),
})

export const penaltyView = penalty
const costLineView = z.object({
  code: z.enum(dutyCodes),
  /** Its title in each language. */
  name: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  /** The year that the duty is for. */
  period: z.int(),
  /** Null while the day is unknown. */
  dueOn: z.iso.date().nullable(),
  /** Zero where the authority charges nothing, null where the amount is unknown or varies. */
  amountCents: cents.nullable(),
  /** The amount is a minimum. */
  atLeast: z.boolean(),
  /** The end of an automatic extension, which needs no form. */
  toleratedUntil: z.iso.date().nullable(),
  /** Our price for doing it; null where we do not offer it, or where `amountCents` is already our price. */
  serviceCents: cents.nullable(),
  penalty: penaltyView.nullable(),
  unconfirmed: z.boolean(),
  sources: z.array(sourceView),
  checkedOn: z.iso.date().nullable(),
  confidence: z.enum(CONFIDENCES),
})
const costYearView = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  /** By day, undated ones last. */
  lines: z.array(costLineView),
  totalCents: cents,
  /** Whether every amount is known; otherwise the total is a minimum. */
  complete: z.boolean(),
})
export const keepingCostView = z.object({
  first: costYearView,
  second: costYearView,
  /** Whether our facts cover the state's duties for this company type. */
  stateKnown: z.boolean(),
  /** Notes about the state, in Portuguese. */
  notes: z.array(z.string()),
})

export const catalog = {
  packages: route({
    method: 'GET',
    path: '/api/packages',
    access: 'catalog.read',
    summary: 'Formation packages that can be ordered, in the order of the office',
    // The live event reaches only admins; an open wizard polls.
    staleAfter: ['packages.changed'],
    query: inLanguage,
    response: listOf(packageView),
  }),
  companyTypes: route({
    method: 'GET',
    path: '/api/company-types',
    access: 'catalog.read',
    summary: 'Entity types, by name',
    staleAfter: [],
    query: inLanguage,
    response: listOf(companyTypeView),
  }),
  states: route({
    method: 'GET',
    path: '/api/states',
    access: 'catalog.read',
    summary: 'The 50 states with what they charge at formation, by name in the language asked for',
    staleAfter: [],
    query: inLanguage,
    response: listOf(stateView),
  }),
  guides: route({
    method: 'GET',
    path: '/api/states/guides',
    access: 'catalog.read',
    summary: 'What each state asks for, once and every year, with sources, by name',
    /** Duties have the names of their facts unless a language is asked for; everything else stays Portuguese. */
    staleAfter: [],
    query: inLanguage,
    response: listOf(stateGuideView),
  }),
  keepingCost: route({
    method: 'GET',
    path: '/api/catalog/keeping-cost',
    access: 'catalog.read',
    summary: 'What a company of a state and type that is formed today costs in its first two years',
    staleAfter: [],
    query: z.strictObject({
      state: line(60),
      companyType: line(60),
      /** Written by `ownersAsked`; without it the owners of the usual customer are assumed. */
      owners: z.string().regex(OWNERS_ASKED).optional(),
    }),
    response: keepingCostView,
  }),
}
