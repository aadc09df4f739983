import { z } from 'zod'
import { id, line } from '#contract/fields.ts'
import { companyPapers, LONGEST_LATER } from '#features/registrations/rules/company-papers.ts'

const later = line(LONGEST_LATER).optional()

/** Said with an approval for each paper that is not there yet: when it comes, or why there is none. */
export const papersLater = z.strictObject({ formation: later, ein_letter: later }).optional()

/** The formation document and the EIN letter: what can be fetched, or what was said of it with the approval. */
export const companyPapersView = z.array(
  z.object({
    paper: z.enum(companyPapers),
    files: z.array(z.object({ id, name: z.string(), version: z.int() })),
    later: z.string().nullable(),
  }),
)
