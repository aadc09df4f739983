import { type Day, yearOf } from '#domain/catalog/day.ts'
import type { DutyAnswers } from './answers.ts'
import type { DutyCode } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'
import type { CompanyYears } from './occurrences.ts'

export type DutyOwner = { country: string; percentage: number }
/** What of a company its duties depend on. */
export type DutyCompany = CompanyYears & {
  stateId: string
  companyTypeId: string
  owners: readonly DutyOwner[]
  answers: DutyAnswers
  /** The day on which the company ended; null while it goes on. */
  dissolvedOn: Day | null
}

type Condition = (company: DutyCompany) => boolean

const isLlc: Condition = ({ companyTypeId }) => companyTypeId === 'llc'
const isCorporation: Condition = ({ companyTypeId }) => companyTypeId === 'corporation'
const lives =
  (country: string): ((owner: DutyOwner) => boolean) =>
  (owner) =>
    owner.country === country
const isForeign = (owner: DutyOwner): boolean => owner.country !== 'US'
/** One owner who lives abroad: for the tax office the company is the owner, and reports as such. */
const isForeignOwned: Condition = (company) =>
  isLlc(company) && company.owners.length === 1 && company.owners.every(isForeign)
const isShared: Condition = (company) =>
  company.companyTypeId === 'partnership' || (isLlc(company) && company.owners.length > 1)
/** A sole proprietor is no company for the tax office, and has no duties as one. */
const isEntity: Condition = (company) => company.companyTypeId !== 'sole-proprietorship'
const ownedFromBrazil: Condition = ({ owners }) => owners.some(lives('BR'))
/** A quarter of a corporation in foreign hands makes it report what it does with them. */
const FOREIGN_QUARTER = 25
const hasForeignQuarter: Condition = (company) =>
  isCorporation(company) && company.owners.some((owner) => isForeign(owner) && owner.percentage >= FOREIGN_QUARTER)

type Rule = { code: DutyCode; applies: Condition; extendedBy?: string }

/** Beyond the state: whom each row of the calendar is for, and which row says its day after Form 7004. */
const calendar: Record<string, Rule> = {
  'federal/calendar/5472-1120-proforma': {
    code: 'form_5472',
    applies: isForeignOwned,
    extendedBy: 'federal/calendar/5472-extended',
  },
  'federal/calendar/5472-corp': {
    code: 'form_5472_corporation',
    applies: hasForeignQuarter,
    extendedBy: 'federal/calendar/1120-extended',
  },
  'federal/calendar/1065': { code: 'form_1065', applies: isShared, extendedBy: 'federal/calendar/1065-extended' },
  'federal/calendar/1120': { code: 'form_1120', applies: isCorporation, extendedBy: 'federal/calendar/1120-extended' },
  'federal/calendar/owner-return': {
    code: 'form_1040nr',
    applies: (company) => isForeignOwned(company) && company.answers.usIncome === true,
  },
  'federal/calendar/fbar': {
    code: 'fbar',
    applies: (company) => isEntity(company) && company.answers.foreignAccounts === true,
  },
  'federal/calendar/registered-agent': {
    code: 'registered_agent',
    applies: (company) => isLlc(company) || isCorporation(company),
  },
  'brazil/calendar/irpf': { code: 'irpf', applies: ownedFromBrazil },
  'brazil/calendar/dcbe': {
    code: 'cbe',
    applies: (company) => ownedFromBrazil(company) && company.answers.assetsAbroad === true,
  },
}

const isOfType = (fact: DutyFact, company: DutyCompany): boolean => fact.companyTypeId === company.companyTypeId

export const extensionKeyOf = (factKey: string): string | undefined => calendar[factKey]?.extendedBy

/** Which kind of duty a fact is for a company; undefined where it does not concern it. */
export function codeFor(fact: DutyFact, company: DutyCompany): DutyCode | undefined {
  if (fact.stateId !== null) {
    const concerns = fact.companyTypeId === null ? isLlc(company) || isCorporation(company) : isOfType(fact, company)
    if (fact.stateId !== company.stateId || !concerns) return undefined
    return fact.once ? 'state_first_steps' : 'state_report'
  }
  const rule = calendar[fact.key]
  return rule?.applies(company) && !fact.exceptStates.includes(company.stateId) ? rule.code : undefined
}

const ofTheState: readonly DutyCode[] = ['state_report', 'state_first_steps', 'registered_agent']

/** A state asks for nothing after the end of a company; returns are still owed for the year in which it ended. */
export function outlives(duty: { code: DutyCode; period: number; dueOn: Day | null }, end: Day | null): boolean {
  if (end === null) return false
  return ofTheState.includes(duty.code) && duty.dueOn !== null ? duty.dueOn > end : duty.period > yearOf(end)
}
