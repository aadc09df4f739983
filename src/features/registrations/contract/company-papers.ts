import { z } from 'zod'
import { id, line } from '#contract/fields.ts'
import { companyPapers, LONGEST_LATER } from '#features/registrations/rules/company-papers.ts'

const later = line(LONGEST_LATER).optional()

/** Notes sent with an approval for each company paper that is missing: when it comes, or why there is none. */
export const papersLater = z.strictObject({ formation: later, ein_letter: later }).optional()

/** Formation document and EIN letter: the files to download, or the note that came with the approval. */
export const companyPapersView = z.array(
  z.object({
    paper: z.enum(companyPapers),
    files: z.array(z.object({ id, name: z.string(), version: z.int() })),
    later: z.string().nullable(),
  }),
)
