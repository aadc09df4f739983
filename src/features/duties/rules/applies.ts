import { foreignness, isForeign, isTaxedIn, type TaxStatus } from '#features/registrations/rules/tax-status.ts'
import { type Day, yearOf } from '#rules/days/day.ts'
import type { DutyAnswers } from './answers.ts'
import type { DutyCode, DutyDependency } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'
import type { CompanyYears } from './occurrences.ts'

export type DutyOwner = TaxStatus & { percentage: number }
/** The data of a company that its duties depend on. */
export type DutyCompany = CompanyYears & {
  stateId: string
  companyTypeId: string
  owners: readonly DutyOwner[]
  answers: DutyAnswers
  /** Null while missing in the filing details. */
  authorizedShares: number | null
  /** The day of the dissolution; null while the company exists. */
  dissolvedOn: Day | null
}

type Condition = (company: DutyCompany) => boolean

const isLlc: Condition = ({ companyTypeId }) => companyTypeId === 'llc'
const isCorporation: Condition = ({ companyTypeId }) => companyTypeId === 'corporation'
/** An LLC with one foreign owner: the IRS disregards the company, and it files a pro-forma Form 1120 with Form 5472. */
export const isForeignOwned = ({
  companyTypeId,
  owners,
}: Pick<DutyCompany, 'companyTypeId'> & { owners: readonly TaxStatus[] }) =>
  companyTypeId === 'llc' && owners.length === 1 && owners.every(isForeign)
const isShared: Condition = (company) =>
  company.companyTypeId === 'partnership' || (isLlc(company) && company.owners.length > 1)
/** For the IRS a sole proprietorship is no company, so it has no company duties. */
const isEntity: Condition = (company) => company.companyTypeId !== 'sole-proprietorship'
const taxedInBrazil = (owner: TaxStatus): boolean => isTaxedIn(owner, 'BR')
const ownedFromBrazil: Condition = ({ owners }) => owners.some(taxedInBrazil)
/** From 25 % held by one foreign owner on, a corporation reports its dealings with that owner (Form 5472). */
const FOREIGN_QUARTER = 25
const hasForeignQuarter: Condition = (company) =>
  isCorporation(company) && company.owners.some((owner) => isForeign(owner) && owner.percentage >= FOREIGN_QUARTER)
/** From 10 % in foreign hands on, the Bureau of Economic Analysis surveys a new company (BE-13). */
const FOREIGN_TENTH = 10
const hasForeignTenth: Condition = (company) =>
  isEntity(company) &&
  company.owners.filter(isForeign).reduce((sum, { percentage }) => sum + percentage, 0) >= FOREIGN_TENTH
/** A partnership withholds tax for its foreign partners on income that is taxed in the USA. */
const withholds: Condition = (company) =>
  isShared(company) && company.answers.usIncome === true && company.owners.some(isForeign)
/** Only answered owners give the later due date of Form 8804: one who was never asked may be a US person. */
const isAllForeign: Condition = ({ owners }) => owners.every((owner) => foreignness(owner) === 'foreign')

type Rule = { code: DutyCode; applies: Condition; extendedBy?: string }

const quarterly: Rule = { code: 'form_8813', applies: withholds }

/** Federal and Brazilian facts: which companies each applies to, and which fact has its due date after Form 7004. */
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
  'federal/calendar/8804': { code: 'form_8804', applies: (company) => withholds(company) && !isAllForeign(company) },
  'federal/calendar/8804-nonresident': {
    code: 'form_8804',
    applies: (company) => withholds(company) && isAllForeign(company),
  },
  'federal/calendar/8813-1': quarterly,
  'federal/calendar/8813-2': quarterly,
  'federal/calendar/8813-3': quarterly,
  'federal/calendar/8813-4': quarterly,
  'federal/calendar/owner-return': {
    code: 'form_1040nr',
    applies: (company) => withholds(company) || (isForeignOwned(company) && company.answers.usIncome === true),
  },
  'federal/calendar/fbar': {
    code: 'fbar',
    applies: (company) => isEntity(company) && company.answers.foreignAccounts === true,
  },
  'federal/calendar/be13': { code: 'be13', applies: hasForeignTenth },
  'federal/calendar/registered-agent': {
    code: 'registered_agent',
    applies: (company) => isLlc(company) || isCorporation(company),
  },
  // Brazil's source for this return covers owners of LLCs only; owners of other companies have a fact of their own.
  'brazil/calendar/irpf': { code: 'irpf', applies: (company) => isLlc(company) && ownedFromBrazil(company) },
  'brazil/calendar/irpf-other': { code: 'irpf', applies: (company) => !isLlc(company) && ownedFromBrazil(company) },
  'brazil/calendar/dcbe': {
    code: 'cbe',
    applies: (company) => ownedFromBrazil(company) && company.answers.assetsAbroad === true,
  },
}

/** The owners whom a duty concerns by name, because they file it or are reported in it; none for the company's own duties. */
export function ownersNamed<O extends TaxStatus>(code: DutyCode, owners: readonly O[]): O[] {
  if (code === 'form_1040nr' || code === 'form_8804') return owners.filter(isForeign)
  return code === 'irpf' || code === 'cbe' ? owners.filter(taxedInBrazil) : []
}

export const extensionKeyOf = (factKey: string): string | undefined => calendar[factKey]?.extendedBy

function isOfState(fact: DutyFact, company: DutyCompany): boolean {
  if (fact.stateId !== company.stateId) return false
  if (fact.owners !== null && fact.owners !== (company.owners.length > 1 ? 'several' : 'one')) return false
  return fact.companyTypeId === null
    ? isLlc(company) || isCorporation(company)
    : fact.companyTypeId === company.companyTypeId
}

/** The company with every owner who was never asked taken as a US person. */
const withUsPersons = (company: DutyCompany): DutyCompany => ({
  ...company,
  owners: company.owners.map((owner) => (foreignness(owner) === 'unknown' ? { ...owner, usPerson: true } : owner)),
})

export type Applied = { code: DutyCode; dependsOn: DutyDependency | null }

/**
 * The kind of duty that a fact creates for a company; undefined where it does not apply. A duty that the answer to an open question
 * may remove is kept, because a fine for a missing form costs far more than one form too many.
 */
export function dutyFor(fact: DutyFact, company: DutyCompany): Applied | undefined {
  if (fact.stateId !== null) {
    if (!isOfState(fact, company)) return undefined
    return { code: fact.once ? 'state_first_steps' : 'state_report', dependsOn: null }
  }
  const rule = calendar[fact.key]
  if (!rule?.applies(company) || fact.exceptStates.includes(company.stateId)) return undefined
  return { code: rule.code, dependsOn: rule.applies(withUsPersons(company)) ? null : 'usPerson' }
}

const ofTheState: readonly DutyCode[] = ['state_report', 'state_first_steps', 'registered_agent']

/** Whether a duty would fall after the dissolution: a state then asks for nothing, while returns for that year are still owed. */
export function outlives(duty: { code: DutyCode; period: number; dueOn: Day | null }, end: Day | null): boolean {
  if (end === null) return false
  return ofTheState.includes(duty.code) && duty.dueOn !== null ? duty.dueOn > end : duty.period > yearOf(end)
}
