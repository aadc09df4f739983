import { foldName } from '#features/catalog/rules/match-state.ts'
import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import { totalOf, WHOLE } from '#features/orders/rules/shares.ts'
import { foreignness } from '#features/registrations/rules/tax-status.ts'
import type { FilingAddress } from './filing-details.ts'
import { passes } from './name-findings.ts'
import { type PaperFacts, type PaperOwner, taxStatusOf } from './paper-facts.ts'
import { type PaperProblem, type PaperProblemCode, placeOf } from './problem-codes.ts'

type Check = (facts: PaperFacts) => (string | null)[]

export const nameOf = ({ firstName, lastName }: PaperOwner): string => `${firstName} ${lastName}`
const folded = (text: string): string => foldName(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
const addressOf = ({ address }: PaperOwner): string =>
  folded([address.country, address.street, address.city, address.state, address.zipCode].join(' '))

export const responsibleOf = ({ owners, details }: PaperFacts): PaperOwner | undefined =>
  owners.find(({ id }) => id === details.responsibleOwnerId)

/** Two owners with identity numbers are the same person if the numbers are equal; otherwise if the names are equal. */
function isSamePerson(one: PaperOwner, other: PaperOwner): boolean {
  if (one.identityNumber && other.identityNumber) return one.identityNumber === other.identityNumber
  return folded(nameOf(one)) === folded(nameOf(other))
}

const when = (problem: boolean): (string | null)[] => (problem ? [null] : [])

const PO_BOX = /\b(?:p\s*\.?\s*o\s*\.?\s*box|post\s+office\s+box|caixa\s+postal)\b/i
export const isPoBox = ({ street }: FilingAddress): boolean => PO_BOX.test(street)

/** The state in a one-line address: two letters before a ZIP code. */
export const stateInLine = (line: string): string | undefined =>
  [...line.matchAll(/\b([A-Za-z]{2})[,.]?\s+\d{5}(?:-\d{4})?\b/g)].at(-1)?.[1]?.toUpperCase()

const checks: Record<PaperProblemCode, Check> = {
  name_without_designator: ({ names }) => when(!passes(names[0], 'designator')),
  no_owner: ({ owners }) => when(owners.length === 0),
  shares_not_whole: ({ owners }) => when(owners.length > 0 && totalOf(owners.map(({ share }) => share)) !== WHOLE),
  owner_without_address: ({ owners }) =>
    owners
      .filter(({ address }) => [address.street, address.city, address.country].some((part) => part.trim() === ''))
      .map(nameOf),
  owner_two_addresses: ({ owners }) =>
    owners
      .filter((owner, place) =>
        owners.slice(0, place).some((other) => isSamePerson(owner, other) && addressOf(owner) !== addressOf(other)),
      )
      .map(nameOf),
  // Line 9a of the SS-4 depends on whether the owner is foreign; a wrong guess may cost the penalty for a missing Form 5472.
  citizenship_unknown: ({ companyTypeId, owners }) =>
    companyTypeId === 'llc' && owners.length === 1
      ? owners.filter((owner) => foreignness(taxStatusOf(owner)) === 'unknown').map(nameOf)
      : [],
  responsible_missing: ({ details }) => when(details.responsibleOwnerId === null),
  responsible_gone: (facts) => when(facts.details.responsibleOwnerId !== null && !responsibleOf(facts)),
  tax_id_unknown: ({ details }) => when(details.responsibleHasTaxId === null),
  management_missing: ({ details, companyTypeId }) => when(companyTypeId === 'llc' && details.management === null),
  office_missing: ({ details }) => when(details.principalOffice === null),
  office_po_box: ({ details: { principalOffice } }) => when(principalOffice !== null && isPoBox(principalOffice)),
  county_missing: ({ details: { principalOffice } }) =>
    when(principalOffice?.country === 'US' && principalOffice.county.trim() === ''),
  shares_missing: ({ details, companyTypeId }) =>
    when(companyTypeId === 'corporation' && (details.authorizedShares === null || details.parValue === null)),
  year_end_missing: ({ details }) => when(details.fiscalYearEnd === null),
  activity_missing: ({ details }) => when(details.mainActivity === null || details.productLine === null),
  agent_missing: ({ record }) => when(!record.registeredAgent),
  agent_in_other_state: ({ record, state }) => {
    const found = stateInLine(record.registeredAgent ?? '')
    return found && found !== state.abbreviation ? [found] : []
  },
  not_formed: ({ record }) => when(record.formedOn === null),
  ss4_not_sent: ({ record }) => when(record.ss4SentOn === null),
  ein_missing: ({ record }) => when(record.ein === null),
  rejected: ({ rejected }) => when(rejected),
}

const ofCompany = ['rejected', 'name_without_designator'] as const
const ofOwners = ['no_owner', 'shares_not_whole', 'owner_without_address', 'owner_two_addresses'] as const
const ofResponsible = ['responsible_missing', 'responsible_gone'] as const

/** The problems for which each paper is refused. */
const asked: Record<PaperKind, readonly PaperProblemCode[]> = {
  // Checklist and name report exist to find mistakes, so mistakes do not refuse them.
  order_checklist: ['rejected'],
  name_report: ['rejected'],
  owners_sheet: ['rejected', ...ofOwners],
  formation_sheet: [
    ...ofCompany,
    ...ofOwners,
    ...ofResponsible,
    'management_missing',
    'office_missing',
    'shares_missing',
    'agent_missing',
    'agent_in_other_state',
  ],
  operating_agreement: [
    ...ofCompany,
    ...ofOwners,
    ...ofResponsible,
    'management_missing',
    'office_missing',
    'year_end_missing',
    'agent_in_other_state',
  ],
  bylaws: [
    ...ofCompany,
    ...ofOwners,
    ...ofResponsible,
    'office_missing',
    'shares_missing',
    'year_end_missing',
    'agent_in_other_state',
  ],
  ss4_sheet: [
    ...ofCompany,
    ...ofOwners,
    'citizenship_unknown',
    'not_formed',
    ...ofResponsible,
    'tax_id_unknown',
    'office_missing',
    'office_po_box',
    'county_missing',
    'year_end_missing',
    'activity_missing',
  ],
  ein_follow_up: [...ofCompany, 'not_formed', ...ofResponsible, 'office_missing', 'ss4_not_sent'],
  banking_resolution: [...ofCompany, ...ofOwners, ...ofResponsible, 'not_formed'],
  bank_kit: [...ofCompany, ...ofOwners, ...ofResponsible, 'office_missing', 'not_formed', 'ein_missing'],
}

/** Why the paper cannot be made now, and where each reason is fixed; empty when it can. */
export const paperProblems = (kind: PaperKind, facts: PaperFacts): PaperProblem[] =>
  asked[kind].flatMap((code) => checks[code](facts).map((about) => ({ code, place: placeOf[code], about })))
