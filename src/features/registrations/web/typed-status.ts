import { z } from 'zod'
import { registrations } from '#features/registrations/contract.ts'
import type { PapersLater } from '#features/registrations/rules/company-papers.ts'

const { shape } = registrations.setStatus.body
export const LONGEST_REASON = 2000

/** The notes as typed, without the empty ones. */
function writtenNotes(later: PapersLater): PapersLater {
  const [formation, ein_letter] = [later.formation?.trim(), later.ein_letter?.trim()]
  return { ...(formation ? { formation } : {}), ...(ein_letter ? { ein_letter } : {}) }
}

/** A new status with its reason and the notes about missing papers, as typed. */
export const typedStatus = z.object({
  status: z.string().pipe(shape.status),
  reason: z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(shape.reason),
  papersLater: z.custom<PapersLater>().transform(writtenNotes),
})
export const noStatus: z.input<typeof typedStatus> = { status: '', reason: '', papersLater: {} }
