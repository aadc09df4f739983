/** The places where a problem is fixed. */
export const paperPlaces = ['owners', 'company_name', 'filing_details', 'company_record', 'registration'] as const
export type PaperPlace = (typeof paperPlaces)[number]

// Every reason for which a paper is refused, and the place where it is fixed (G113).
export const placeOf = {
  name_without_designator: 'company_name',
  no_owner: 'owners',
  shares_not_whole: 'owners',
  owner_without_address: 'owners',
  citizenship_unknown: 'owners',
  owner_two_addresses: 'owners',
  responsible_missing: 'filing_details',
  responsible_gone: 'filing_details',
  tax_id_unknown: 'filing_details',
  management_missing: 'filing_details',
  office_missing: 'filing_details',
  office_po_box: 'filing_details',
  county_missing: 'filing_details',
  shares_missing: 'filing_details',
  year_end_missing: 'filing_details',
  activity_missing: 'filing_details',
  agent_missing: 'company_record',
  agent_in_other_state: 'company_record',
  not_formed: 'company_record',
  ss4_not_sent: 'company_record',
  ein_missing: 'company_record',
  rejected: 'registration',
} as const satisfies Record<string, PaperPlace>
export type PaperProblemCode = keyof typeof placeOf
export const paperProblemCodes = Object.keys(placeOf) as PaperProblemCode[]

export type PaperProblem = {
  code: PaperProblemCode
  place: PaperPlace
  /** The owner or value that has the problem, e.g. an owner's name. */
  about: string | null
}
