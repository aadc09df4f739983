/** The kinds of duty that a service may settle: the closed set of `extras.settles`. */
export const settledCodes = [
  'state_report',
  'state_first_steps',
  'form_5472',
  'form_5472_corporation',
  'form_1065',
  'form_1120',
  'form_1040nr',
  'fbar',
  'registered_agent',
  'irpf',
  'cbe',
] as const
export type SettledCode = (typeof settledCodes)[number]
/** Kinds that were added later: stored in `duties.kind`, beside a `code` that the previous version can read. */
const laterCodes = ['form_8804', 'form_8813', 'be13'] as const
/** All kinds of duties; the dictionaries have texts for each: why it applies and what to do. */
export const dutyCodes = [...settledCodes, ...laterCodes] as const
export type DutyCode = (typeof dutyCodes)[number]
type LaterCode = (typeof laterCodes)[number]

/** The stored code of a kind; federal reports added later, which no service handles, share the code of the FBAR. */
export function storedCode(code: DutyCode): { code: DutyCode; kind: LaterCode | null } {
  const kind = laterCodes.find((later) => later === code) ?? null
  return { code: kind ? 'fbar' : code, kind }
}

export const dutyStatuses = ['open', 'in_progress', 'done', 'waived'] as const
export type DutyStatus = (typeof dutyStatuses)[number]
/** Whether the duty still has to be done. */
export const isPending = (status: DutyStatus): boolean => status === 'open' || status === 'in_progress'

/** An open question on which a duty depends: the duty stays in the calendar until it is answered. */
export const dutyDependencies = ['usPerson'] as const
export type DutyDependency = (typeof dutyDependencies)[number]

/** The reason stored for duties that the rules waived. */
export const NO_LONGER_APPLIES = 'no_longer_applies'

export const dutyCountries = ['us', 'br'] as const
export type DutyCountry = (typeof dutyCountries)[number]
export const countryOf = (code: DutyCode): DutyCountry => (code === 'irpf' || code === 'cbe' ? 'br' : 'us')

/** What moved a due date: a changed fact, changed data of the company, or Form 7004. */
export const movers = ['fact', 'company', 'extension'] as const
export type Mover = (typeof movers)[number]

/** Filters of the team's list. */
export const dutyFilters = ['overdue', 'soon', 'open', 'unconfirmed'] as const
export type DutyFilter = (typeof dutyFilters)[number]
/** A duty is due soon within this many days. */
export const SOON_DAYS = 60
