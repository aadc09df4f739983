import { z } from 'zod'
import { type DutyFrequency, dutyValue } from './due-rule.ts'
import { dueOrder, dueText } from './due-rule-text.ts'
import { amountByShares } from './shares-tax.ts'

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** One fact about a state. */
export type GuideFact = {
  kind: string
  companyTypeId: string | null
  name: string
  amountCents: number | null
  value: unknown
  summary: string | null
  checkedOn: string | null
  confidence: Confidence
}

export type GuideDuty = {
  name: string
  /** The state's English name of the duty; empty when unknown. */
  usName: string
  amountCents: number | null
  frequency: DutyFrequency
  due: string
  dueOrder: number
  /** Cost per year, half the amount for a biennial duty; null where the amount is unknown. */
  yearlyCostCents: number | null
  /** The amount is a minimum. */
  atLeast: boolean
}
export type TypeGuide = {
  companyTypeId: string
  formationFeeCents: number | null
  filingFeeCents: number | null
  yearlyCostCents: number | null
  /** A part is unknown or itself a minimum, so the yearly cost is a minimum. */
  yearlyAtLeast: boolean
  due: string
  dueOrder: number
  duties: GuideDuty[]
}
export type StateGuideFacts = {
  types: TypeGuide[]
  hasIncomeTax: boolean | null
  incomeTax: string | null
  notes: string[]
  checkedOn: string | null
  confidence: Confidence
}

const NOTHING_DUE = 9999
const taxValue = z.object({ personal: z.boolean(), corporate: z.boolean() })
const DATED_KINDS = ['filing_fee', 'formation_fee', 'annual_duty']
/** The kinds of facts a guide is made of. */
export const GUIDE_KINDS = [...DATED_KINDS, 'income_tax', 'note']

function dutyOf({ name, value, ...fact }: GuideFact): { duty: GuideDuty; several: boolean } | undefined {
  const read = dutyValue.safeParse(value)
  if (!read.success) return undefined
  const { frequency, due, owners, sharesTax, reportName } = read.data
  // The guide is about no particular company, so the number of shares is unknown.
  const { amountCents, atLeast } = sharesTax
    ? amountByShares(sharesTax, null)
    : { amountCents: fact.amountCents, atLeast: read.data.atLeast ?? false }
  const spread = frequency === 'biennial' && amountCents !== null ? Math.round(amountCents / 2) : amountCents
  const duty = {
    ...{ name, usName: reportName ?? '', amountCents, frequency },
    due: due ? dueText(due, frequency) : '',
    dueOrder: due ? dueOrder(due) : NOTHING_DUE,
    yearlyCostCents: spread,
    atLeast,
  }
  return { duty, several: owners === 'several' }
}

function typeGuide(companyTypeId: string, facts: GuideFact[]): TypeGuide {
  const own = facts.filter((fact) => fact.companyTypeId === companyTypeId || fact.companyTypeId === null)
  const amount = (kind: string) => own.find((fact) => fact.kind === kind)?.amountCents ?? null
  const read = own.filter(({ kind }) => kind === 'annual_duty').flatMap((fact) => dutyOf(fact) ?? [])
  const listed = read.filter(({ duty }) => duty.frequency !== 'none' || duty.amountCents)
  // The guide assumes one owner: a duty of companies with several owners is listed but not counted.
  const counted = listed.filter(({ several }) => !several).map(({ duty }) => duty)
  const summed = counted.reduce((sum, { yearlyCostCents }) => sum + (yearlyCostCents ?? 0), 0)
  const heaviest = [...counted].sort((a, b) => (b.yearlyCostCents ?? 0) - (a.yearlyCostCents ?? 0))[0]
  return {
    companyTypeId,
    formationFeeCents: amount('formation_fee'),
    filingFeeCents: amount('filing_fee'),
    yearlyCostCents: read.length === 0 ? null : summed,
    yearlyAtLeast: counted.some(({ yearlyCostCents, atLeast }) => yearlyCostCents === null || atLeast),
    due: heaviest?.due ?? '',
    dueOrder: heaviest?.dueOrder ?? NOTHING_DUE,
    duties: listed.map(({ duty }) => duty),
  }
}

/** Builds a state's guide from its facts; the oldest check and the lowest confidence count. */
export function stateGuideFacts(facts: GuideFact[]): StateGuideFacts {
  const fees = facts.filter(({ kind }) => kind === 'formation_fee' || kind === 'filing_fee')
  const typeIds = [...new Set(fees.flatMap(({ companyTypeId }) => companyTypeId ?? []))].sort()
  const tax = facts.find(({ kind }) => kind === 'income_tax')
  const taxes = taxValue.safeParse(tax?.value)
  const dated = facts.filter(({ kind }) => DATED_KINDS.includes(kind))
  const places = dated.map(({ confidence }) => CONFIDENCES.indexOf(confidence))
  return {
    types: typeIds.map((id) => typeGuide(id, facts)),
    hasIncomeTax: taxes.success ? taxes.data.personal || taxes.data.corporate : null,
    incomeTax: tax?.summary ?? null,
    notes: facts.filter(({ kind }) => kind === 'note').flatMap(({ summary }) => summary ?? []),
    checkedOn: dated.flatMap(({ checkedOn }) => checkedOn ?? []).sort()[0] ?? null,
    confidence: CONFIDENCES[Math.max(0, ...places)] ?? 'low',
  }
}
