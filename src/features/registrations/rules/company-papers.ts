/** What a customer opened the company for: the state's document and the letter with the EIN, added by the team. */
export const companyPapers = ['formation', 'ein_letter'] as const
export type CompanyPaper = (typeof companyPapers)[number]

export const LONGEST_LATER = 600
/** For each paper that is not there yet: when it comes, or why there is none. The customer reads it. */
export type PapersLater = { [P in CompanyPaper]?: string | undefined }

/** The papers that a company would be approved without and without a word about them (K6). */
export const unexplainedPapers = (there: readonly CompanyPaper[], later: PapersLater): CompanyPaper[] =>
  companyPapers.filter((paper) => !there.includes(paper) && !later[paper])
