/** The two papers that complete a formation, both added by the team: the state's formation document and the EIN letter. */
export const companyPapers = ['formation', 'ein_letter'] as const
export type CompanyPaper = (typeof companyPapers)[number]

export const LONGEST_LATER = 600
/** A note for each missing paper, which the customer reads: when it comes, or why there is none. */
export type PapersLater = { [P in CompanyPaper]?: string | undefined }

/** The missing papers that have no note; an approval needs one for each of them (K6). */
export const unexplainedPapers = (there: readonly CompanyPaper[], later: PapersLater): CompanyPaper[] =>
  companyPapers.filter((paper) => !there.includes(paper) && !later[paper])
